import { m } from "#src/i18n/paraglide/messages.js";
import styles from "./fact.module.css";

/** The placeholder of a missing value. */
export function NotGiven() {
  return <span className={styles.muted}>{m.job_not_given()}</span>;
}
