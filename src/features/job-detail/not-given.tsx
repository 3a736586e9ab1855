import { text } from "#src/i18n/text.ts";
import styles from "./fact.module.css";

/** Stands for a fact that the job does not have. */
export function NotGiven() {
  return <span className={styles.muted}>{text.job.notGiven}</span>;
}
