import { useId } from "react";
import styles from "./progress-bar.module.css";

interface ProgressBarProps {
  value: number;
  max: number;
  /** How far it is, in words. */
  label: string;
}

/** How far a long piece of work has come: a native progress bar and its words. */
export function ProgressBar({ value, max, label }: ProgressBarProps) {
  const id = useId();
  return (
    <div className={styles.progress}>
      <label htmlFor={id}>{label}</label>
      <progress id={id} className={styles.bar} value={value} max={Math.max(1, max)} />
    </div>
  );
}
