import { localTime, timeAgo } from "#src/i18n/format.ts";
import styles from "./activity-page.module.css";

/** How long ago it was. `at`: in milliseconds since 1970. */
export const When = ({ at }: { at: number }) => (
  <time className={styles.when} dateTime={new Date(at).toISOString()} title={localTime(at)}>
    {timeAgo(at)}
  </time>
);
