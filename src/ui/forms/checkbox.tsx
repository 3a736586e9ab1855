import { type ReactNode, useId } from "react";
import styles from "./checkbox.module.css";
import type { NativeProps } from "../actions/native.ts";

type CheckboxProps = Omit<NativeProps<"input">, "type"> & { label: ReactNode; hint?: ReactNode };

/** A yes or no. The whole line is the target. */
export function Checkbox({ label, hint, ...native }: CheckboxProps) {
  const hintId = useId();
  return (
    <label className={styles.line}>
      <input
        {...(hint ? { "aria-describedby": hintId } : {})}
        {...native}
        type="checkbox"
        className={styles.box}
      />
      <span>
        <span>{label}</span>
        {hint && (
          <span id={hintId} className={styles.hint} aria-hidden="true">
            {hint}
          </span>
        )}
      </span>
    </label>
  );
}
