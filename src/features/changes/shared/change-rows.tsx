import { type ReactNode, useState } from "react";
import type { JobHeader } from "#contract/job.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { JobTitle } from "#src/jobs/job/display/in-language.tsx";
import { placeOf } from "#contract/job-places.ts";
import { titleOf } from "#src/jobs/job/display/job-text.ts";
import { Button } from "#src/ui/actions/button.tsx";
import { restoreFocusOnUnmount } from "#src/ui/dialogs/restore-focus-on-unmount.ts";
import { VisuallyHidden } from "#src/ui/layout/visually-hidden.tsx";
import { Link } from "#src/ui/navigation/link.tsx";
import styles from "./change-rows.module.css";

/** Rows that are drawn at first, and for each press of "Show more". */
const STEP = 100;

interface ChangeRowsProps<Row> {
  rows: readonly Row[];
  /** What happens to all of them; then a row takes one line. */
  shared?: ReactNode;
  children: (row: Row) => ReactNode;
}

/** The rows of a dry run or a result, a hundred at a time: thousands would take seconds to draw. */
export function ChangeRows<Row>({ rows, shared, children }: ChangeRowsProps<Row>) {
  const [shown, setShown] = useState(STEP);
  const more = Math.min(STEP, rows.length - shown);
  return (
    <>
      {shared && (
        <div className={styles.shared}>
          <p>{m.change_shared()}</p>
          {shared}
        </div>
      )}
      <ul className={styles.rows} data-dense={Boolean(shared)}>
        {rows.slice(0, shown).map(children)}
      </ul>
      {more > 0 && (
        <div className={styles.more}>
          <Button ref={restoreFocusOnUnmount} size="small" onClick={() => setShown(shown + STEP)}>
            {m.change_more_rows({ count: more })}
          </Button>
        </div>
      )}
    </>
  );
}

interface ChangeRowProps {
  job: (JobHeader & { description?: string }) | null;
  /** Where in an imported file it is. */
  place?: string | undefined;
  /** The box that includes the posting; undefined where there is no choice. */
  include?: { on: boolean; onChange: (on: boolean) => void } | undefined;
  children: ReactNode;
}

/** One posting of a change set: what tells it apart, and what happens to it. */
export function ChangeRow({ job, place, include, children }: ChangeRowProps) {
  if (job === null) return null;
  const title = titleOf(job);
  const facts = [place, job.referenceId, ...job.locations.map(placeOf)].filter(Boolean);
  return (
    <li className={styles.row} data-left-out={include?.on === false || undefined}>
      {include && (
        <label className={styles.target}>
          <VisuallyHidden>{m.change_include({ title })}</VisuallyHidden>
          <input
            type="checkbox"
            checked={include.on}
            onChange={(event) => include.onChange(event.target.checked)}
          />
        </label>
      )}
      <div className={styles.job}>
        {job.id === 0 ? (
          // It does not exist yet.
          <span className={styles.title}>
            <JobTitle job={job} />
          </span>
        ) : (
          <Link to="/jobs/$jobId" params={{ jobId: job.id }} className={styles.title}>
            <JobTitle job={job} />
          </Link>
        )}
        <span className={styles.facts}>{facts.join(" · ")}</span>
      </div>
      <div className={styles.changes}>{children}</div>
    </li>
  );
}
