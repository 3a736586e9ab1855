import { m } from "#src/i18n/paraglide/messages.js";
import type { Run } from "./run.ts";
import styles from "./run-line.module.css";

/** Height in pixels at which the line runs, and at which its word stands. */
const LINE = 7;
const WORD = 26;

interface RunLineProps {
  run: Run;
  /** Whether the posting is visible: past days are drawn as such. */
  open: boolean;
}

/**
 * Publication, today and the close date on one line of time. The dates beside it say it in words,
 * so it is for eyes only.
 */
export function RunLine({ run: { published, today, closes }, open }: RunLineProps) {
  const gone = Math.min(today, closes);
  return (
    <svg className={styles.run} width="100%" height="30" aria-hidden="true" data-open={open}>
      {published !== null && today < published && <Line from={today} to={published} look="tail" />}
      {today > closes && <Line from={closes} to={today} look="tail" />}
      <Line from={published ?? today} to={closes} look={published === null ? "plan" : "ahead"} />
      {published !== null && gone > published && <Line from={published} to={gone} look="gone" />}
      {published !== null && (
        <circle cx={`${published}%`} cy={LINE} r="4" className={styles.start} />
      )}
      <circle cx={`${closes}%`} cy={LINE} r="4" className={styles.end} />
      <line x1={`${today}%`} x2={`${today}%`} y1="0" y2={2 * LINE} className={styles.today} />
      <text x={`${today}%`} y={WORD} textAnchor={anchorAt(today)} className={styles.word}>
        {m.job_today()}
      </text>
    </svg>
  );
}

interface LineProps {
  from: number;
  to: number;
  /** The meaning of the range. */
  look: "gone" | "ahead" | "plan" | "tail";
}

function Line({ from, to, look }: LineProps) {
  return <line x1={`${from}%`} x2={`${to}%`} y1={LINE} y2={LINE} data-look={look} />;
}

/** A word near an end of the line grows away from it. */
function anchorAt(percent: number): "start" | "middle" | "end" {
  if (percent < 15) return "start";
  return percent > 85 ? "end" : "middle";
}
