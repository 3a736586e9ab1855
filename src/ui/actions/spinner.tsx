import styles from "./spinner.module.css";

/** A spinner. Decorative: name the pending action in text. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />;
}
