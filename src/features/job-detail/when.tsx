import { TriangleAlertIcon } from "lucide-react";
import { daysBetween } from "#contract/calendar-date.ts";
import type { Job } from "#contract/job.ts";
import { longDate } from "#src/i18n/format.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { closesIn } from "#src/i18n/phrases.ts";
import { useToday } from "#src/lib/time/use-today.ts";
import { Fact } from "#src/ui/data/facts.tsx";
import { publishedOn } from "#contract/job-dates.ts";
import { NotGiven } from "./not-given.tsx";
import styles from "./fact.module.css";

/** Close date and publish date. */
export function When({ job }: { job: Pick<Job, "status" | "publishDate" | "closeDate"> }) {
  const { status, closeDate } = job;
  const today = useToday();
  const published = publishedOn(job);
  return (
    <>
      <Fact label={m.fact_closes()}>
        <Day date={closeDate} />
        {closeDate !== null && (
          <Closes inDays={daysBetween(today, closeDate)} open={status === "active"} />
        )}
      </Fact>
      <Fact label={m.fact_published()}>
        {status === "draft" ? (
          <span className={styles.muted}>{m.jobs_not_published()}</span>
        ) : (
          <Day date={published} />
        )}
      </Fact>
    </>
  );
}

function Day({ date }: { date: string | null }) {
  return date === null ? <NotGiven /> : <time dateTime={date}>{longDate(date)}</time>;
}

/** How far away the close date is. Of a job that is still open, a warning when it has passed. */
function Closes({ inDays, open }: { inDays: number; open: boolean }) {
  const passed = open && inDays < 0;
  return (
    <>
      {" "}
      <span className={passed ? styles.passed : styles.muted}>
        {passed && <TriangleAlertIcon />}
        <span>{`(${closesIn(inDays)})`}</span>
      </span>
    </>
  );
}
