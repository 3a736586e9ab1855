import styles from "./spinner.module.css";

/** A turning ring. Decoration only: say in words what is being waited for. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />;
}
