import { type ReactNode, useId } from "react";
import type { NativeProps } from "../actions/native.ts";
import styles from "./radio-cards.module.css";

/** Lays out a few RadioCards side by side where there is room. Goes into a FieldGroup. */
export function RadioCards({ children }: { children: ReactNode }) {
  return <div className={styles.cards}>{children}</div>;
}

type RadioCardProps = Omit<NativeProps<"input">, "type"> & {
  label: string;
  hint?: string;
  icon?: ReactNode;
};

/** One of a few answers that differ enough to need a sentence each. A native radio button. */
export function RadioCard({ label, hint, icon, ...native }: RadioCardProps) {
  const hintId = useId();
  return (
    <label className={styles.card}>
      <input
        {...(hint ? { "aria-describedby": hintId } : {})}
        {...native}
        type="radio"
        className={styles.radio}
      />
      <span className={styles.words}>
        <span className={styles.label}>
          {icon}
          <span>{label}</span>
        </span>
        {hint && (
          <span id={hintId} className={styles.hint} aria-hidden="true">
            {hint}
          </span>
        )}
      </span>
    </label>
  );
}
