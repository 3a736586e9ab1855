import { type ReactNode, type SyntheticEvent, useId } from "react";
import styles from "./checkbox.module.css";
import type { NativeProps } from "../actions/native.ts";

type CheckboxProps = Omit<NativeProps<"input">, "type"> & { label: ReactNode; hint?: ReactNode };

// React reports a change before the browser takes the click back.
const INERT = { onClick: (event: SyntheticEvent) => event.preventDefault(), onChange: undefined };

/**
 * A yes or no. The whole line is the target. With `aria-disabled` it does nothing, but keeps the focus and its
 * place in the tab order, so that a screen reader reads the reason in the hint.
 */
export function Checkbox({ label, hint, ...native }: CheckboxProps) {
  const hintId = useId();
  return (
    <label className={styles.line}>
      <input
        {...(hint ? { "aria-describedby": hintId } : {})}
        {...native}
        {...(native["aria-disabled"] === true && INERT)}
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
