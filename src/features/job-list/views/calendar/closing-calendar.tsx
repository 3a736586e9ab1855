import { DownloadIcon } from "lucide-react";
import { addDays } from "#contract/calendar-date.ts";
import type { Job } from "#contract/job.ts";
import { longDate, number } from "#src/i18n/format.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { useJobIndex } from "#src/jobs/index/job-index.ts";
import type { ListSearch } from "#src/jobs/list/list-search.ts";
import { useFoundRules } from "#src/jobs/readiness/audit/use-found-rules.ts";
import { jobsOfView } from "#src/jobs/views/jobs-of-view.ts";
import { readView } from "#src/jobs/views/view.ts";
import { serviceNow } from "#src/lib/time/service-clock.ts";
import { useToday } from "#src/lib/time/use-today.ts";
import { Button } from "#src/ui/actions/button.tsx";
import { Section } from "#src/ui/layout/section.tsx";
import { VisuallyHidden } from "#src/ui/layout/visually-hidden.tsx";
import { dayLabel, startOfWeek, WEEK, weekdays, weekFrom } from "./calendar-days.ts";
import styles from "./closing-calendar.module.css";
import { closingEvents } from "./closing-events.ts";
import type { ChangeSearch } from "../filters/list-filters.ts";

const WEEKS = 6;

/** Shades of a day, from few to the most. */
const STEPS = 4;

interface ClosingCalendarProps {
  search: ListSearch;
  onChange: ChangeSearch;
}

const isLive = ({ status }: Job) => status === "active";

/** How many of the jobs that match close on each day of the coming weeks; a day is a filter. */
export function ClosingCalendar({ search, onChange }: ClosingCalendarProps) {
  const index = useJobIndex(true);
  const today = useToday();
  const all = index.state === "ready" ? index.jobs : undefined;
  const found = useFoundRules(search.ready === undefined ? undefined : all, isLive);
  const jobs =
    all && (found || search.ready === undefined)
      ? jobsOfView(
          all.values(),
          // Archived jobs and drafts close for nobody.
          readView({ status: "active", ...search, closes: `${today}..`, sort: "closes" }),
          today,
          found,
        )
      : [];
  const counts = new Map<string, number>();
  for (const { job } of jobs)
    if (job.closeDate) counts.set(job.closeDate, (counts.get(job.closeDate) ?? 0) + 1);
  const first = startOfWeek(today);
  const weeks = Array.from({ length: WEEKS }, (_, week) => addDays(first, week * WEEK));
  const end = addDays(first, WEEKS * WEEK);
  const later = jobs.filter(({ job }) => (job.closeDate ?? "") >= end).length;
  const most = Math.max(1, ...counts.values());

  const choose = (closes: string) =>
    onChange({
      closes: search.closes === closes ? undefined : closes,
      status: search.status ?? "active",
    });
  const download = () => {
    const text = closingEvents(
      jobs.map(({ job }) => job),
      { origin: location.origin, now: new Date(serviceNow()) },
    );
    const url = URL.createObjectURL(new Blob([text], { type: "text/calendar" }));
    Object.assign(document.createElement("a"), { href: url, download: "closing.ics" }).click();
    setTimeout(() => URL.revokeObjectURL(url));
  };
  const cell = (day: string) => {
    const count = counts.get(day) ?? 0;
    const range = `${day}..${day}`;
    return (
      <td
        key={day}
        className={styles.day}
        data-past={day < today || undefined}
        data-today={day === today || undefined}
      >
        {count === 0 ? (
          <time dateTime={day} className={styles.date}>
            {dayLabel(day)}
          </time>
        ) : (
          <button
            type="button"
            className={styles.some}
            data-step={Math.ceil((STEPS * count) / most)}
            aria-pressed={search.closes === range}
            onClick={() => choose(range)}
          >
            <VisuallyHidden>{m.calendar_day({ count, date: longDate(day) })}</VisuallyHidden>
            <span className={styles.date} aria-hidden="true">
              {dayLabel(day)}
            </span>
            <span className={styles.count} aria-hidden="true">
              <span className={styles.wide}>{m.calendar_count({ count })}</span>
              <span className={styles.narrow}>{number(count)}</span>
            </span>
          </button>
        )}
      </td>
    );
  };
  // IndexNotice says why.
  if (index.state !== "ready" && index.state !== "reading") return null;
  return (
    <Section
      title={
        (search.status ?? "active") === "active" ? m.calendar_title_active() : m.calendar_title()
      }
      hint={later > 0 ? m.calendar_later({ count: later, date: longDate(end) }) : undefined}
    >
      <table className={styles.calendar} aria-busy={index.state === "reading"}>
        <thead>
          <tr>
            {weekdays().map((day) => (
              <th key={day} scope="col">
                {day}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week}>{weekFrom(week).map(cell)}</tr>
          ))}
        </tbody>
      </table>
      <div className={styles.actions}>
        {jobs.length > 0 && (
          <Button size="small" icon={<DownloadIcon />} onClick={download}>
            {m.calendar_download({ count: jobs.length })}
          </Button>
        )}
      </div>
    </Section>
  );
}
