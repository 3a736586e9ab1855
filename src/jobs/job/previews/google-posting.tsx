import { BriefcaseIcon, CalendarDaysIcon, WalletIcon } from "lucide-react";
import { daysBetween } from "#contract/calendar-date.ts";
import type { Job } from "#contract/job.ts";
import { inDays } from "#src/i18n/format.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { referenceName } from "#src/i18n/reference-names.ts";
import { useToday } from "#src/lib/time/use-today.ts";
import { Badge } from "#src/ui/data/badge.tsx";
import { textOf } from "#contract/description-text.ts";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { payOf } from "../display/pay-of.ts";
import { JobTitle, usePostingLanguage } from "../display/in-language.tsx";
import { placeOf } from "#contract/job-places.ts";
import { publishedOn } from "#contract/job-dates.ts";
import { missingProperties } from "./job-posting.ts";
import styles from "./posting-previews.module.css";

/** Characters of the description that a result shows at most. */
const SNIPPET = 600;

/** A posting as a result of Google for Jobs, from what its markup would say; nothing where it cannot be one. */
export function GooglePosting({ job }: { job: Job }) {
  const today = useToday();
  const lang = usePostingLanguage(job);
  const missing = missingProperties(job);
  if (job.confidential) return <Notice tone="warning">{m.preview_no_markup()}</Notice>;
  const posted = publishedOn(job);
  const pay = job.salary && payOf(job.salary);
  const type = referenceName(job.positionType?.name ?? "");
  return (
    <>
      {missing.length > 0 && (
        <Notice tone="warning">{m.preview_missing({ names: missing.join(", ") })}</Notice>
      )}
      <article className={styles.google} aria-label={m.preview_google()}>
        <h3>
          <JobTitle job={job} />
        </h3>
        <p>{job.employer?.name}</p>
        <p className={styles.muted}>{job.locations.map(placeOf).join(" · ")}</p>
        <ul className={styles.facts}>
          <li>
            <Badge icon={<CalendarDaysIcon />}>
              {posted === null ? m.jobs_not_published() : inDays(daysBetween(today, posted))}
            </Badge>
          </li>
          {pay && (
            <li>
              <Badge icon={<WalletIcon />}>{`${pay.amounts} ${pay.terms}`.trim()}</Badge>
            </li>
          )}
          {type !== "" && (
            <li>
              <Badge icon={<BriefcaseIcon />}>{type}</Badge>
            </li>
          )}
        </ul>
        <p className={styles.snippet} lang={lang}>
          {textOf(job.description).slice(0, SNIPPET)}
        </p>
      </article>
      <p className={styles.muted}>{m.preview_google_note()}</p>
    </>
  );
}
