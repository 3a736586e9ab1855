// Cells of what the header of a job has. Plain functions, not components.
import { LockIcon } from "lucide-react";
import type { JobHeader } from "#contract/job.ts";
import { shortDate } from "#src/i18n/format.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { publishedOn } from "#contract/job-dates.ts";
import { placeOf } from "#contract/job-places.ts";
import { titleOf } from "#src/jobs/job/display/job-text.ts";
import type { JobRow } from "#src/jobs/requests/read-requests.ts";
import type { ListSearch } from "#src/jobs/list/list-search.ts";
import { readSeveral } from "#src/jobs/list/views/several.ts";
import { Badge } from "#src/ui/data/badge.tsx";
import { VisuallyHidden } from "#src/ui/layout/visually-hidden.tsx";
import { Link } from "#src/ui/navigation/link.tsx";
import { RowTitle } from "./row-title.tsx";
import styles from "./job-table.module.css";

/** The title, with the reference id and whether the employer shows. */
export function title(job: JobRow) {
  const { id, referenceId, confidential } = job;
  return (
    <>
      <Link to="/jobs/$jobId" params={{ jobId: id }} title={titleOf(job)}>
        <RowTitle row={job} />
      </Link>
      {(referenceId !== null || confidential) && (
        <span className={styles.under}>
          {referenceId !== null && <span>{m.jobs_reference_id({ id: referenceId })}</span>}
          {confidential && <Badge icon={<LockIcon />}>{m.jobs_confidential()}</Badge>}
        </span>
      )}
    </>
  );
}

/**
 * At most three (§4.2), those that the list is filtered by first; in two lines, or one where rows are compact. The
 * last line counts what it leaves out.
 */
export const locationsCell = ({ location = "", rows }: ListSearch) => {
  const { not, values } = readSeveral(location, ";");
  const isWanted = (place: string) => !not && values.includes(place);
  return (job: JobHeader) => {
    const places = job.locations.map(placeOf);
    const sorted = [...places.filter(isWanted), ...places.filter((place) => !isWanted(place))];
    const lines = sorted.slice(0, rows === "compact" ? 1 : 2);
    const others = sorted.slice(lines.length);
    return lines.map((place, at) => {
      const hidden = at === lines.length - 1 && others.length > 0 && others.join("; ");
      return (
        <span key={place} className={styles.line} title={hidden ? `${place}; ${hidden}` : place}>
          <span>{place}</span>
          {hidden && (
            <>
              <span className={styles.more} aria-hidden="true">
                {`+${others.length}`}
              </span>
              <VisuallyHidden>{hidden}</VisuallyHidden>
              <span className={styles.printed}>{hidden}</span>
            </>
          )}
        </span>
      );
    });
  };
};

/** The day of publishing; of a draft the day that orders it among the others (§4.5). */
export function published(job: JobHeader) {
  const date = job.publishDate;
  if (date && publishedOn(job)) return <time dateTime={date}>{shortDate(date)}</time>;
  return (
    <>
      <span className={styles.muted}>{m.jobs_not_published()}</span>
      {date && (
        <time dateTime={date} className={styles.dated} title={m.jobs_dated_hint()}>
          {m.jobs_dated({ date: shortDate(date) })}
        </time>
      )}
    </>
  );
}
