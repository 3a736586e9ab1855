import { text } from "#src/i18n/text.ts";
import styles from "./fact.module.css";

/** The placeholder of a missing value. */
export function NotGiven() {
  return <span className={styles.muted}>{text.job.notGiven}</span>;
}
