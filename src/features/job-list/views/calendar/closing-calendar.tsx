import { DownloadIcon } from "lucide-react";
import { addDays } from "#contract/calendar-date.ts";
import type { Job } from "#contract/job.ts";
import { longDate } from "#src/i18n/format.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { useJobIndex } from "#src/jobs/requests/index/job-index.ts";
import type { ListSearch } from "#src/jobs/list/list-search.ts";
import { useFoundRules } from "#src/jobs/check/audit/use-found-rules.ts";
import { jobsOfView } from "#src/jobs/list/views/jobs-of-view.ts";
import { readView } from "#src/jobs/list/views/view.ts";
import { serviceNow } from "#src/lib/time/service-clock.ts";
import { useToday } from "#src/lib/time/use-today.ts";
import { Button } from "#src/ui/actions/button.tsx";
import { Section } from "#src/ui/layout/section.tsx";
import { dayLabel, startOfWeek, WEEK, weekdays, weekFrom } from "./calendar-days.ts";
import styles from "./closing-calendar.module.css";
import { ClosingCount } from "./closing-count.tsx";
import { closingEvents } from "./closing-events.ts";
import type { ChangeSearch } from "../filters/list-filters.ts";
import { useTableKeys } from "./use-table-keys.ts";

const WEEKS = 6;

/** Shades of a day, from few to the most. */
const STEPS = 4;

interface ClosingCalendarProps {
  search: ListSearch;
  onChange: ChangeSearch;
}

const isLive = ({ status }: Job) => status === "active";

/** How many of the jobs that match close on each day and in each of the coming weeks; either is a filter. */
export function ClosingCalendar({ search, onChange }: ClosingCalendarProps) {
  const index = useJobIndex(true);
  const today = useToday();
  const tableKeys = useTableKeys();
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
  const most = Math.max(1, ...weeks.flatMap(weekFrom).map((day) => counts.get(day) ?? 0));

  /** The props of what filters by the days from one to another. */
  const range = (from: string, to: string) => {
    const closes = `${from}..${to}`;
    const pressed = search.closes === closes;
    const status = search.status ?? "active";
    return {
      pressed,
      onPress: () => onChange({ closes: pressed ? undefined : closes, status, sort: "closes" }),
    };
  };
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
    const date = (
      <time dateTime={day} className={styles.date} aria-hidden={count > 0}>
        {dayLabel(day)}
      </time>
    );
    return (
      <td
        key={day}
        className={styles.day}
        data-past={day < today || undefined}
        data-today={day === today || undefined}
      >
        {count === 0 ? (
          date
        ) : (
          <ClosingCount
            count={count}
            label={m.calendar_day({ count, date: longDate(day) })}
            step={Math.ceil((STEPS * count) / most)}
            {...range(day, day)}
          >
            {date}
          </ClosingCount>
        )}
      </td>
    );
  };
  const total = (week: string) => {
    const days = weekFrom(week);
    const count = days.reduce((sum, day) => sum + (counts.get(day) ?? 0), 0);
    const from = week < today ? today : week;
    return (
      <td className={styles.day} data-total="">
        {count > 0 && (
          <ClosingCount
            count={count}
            label={m.calendar_week({ count, date: longDate(week) })}
            {...range(from, days.at(-1) ?? from)}
          />
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
      <table className={styles.calendar} aria-busy={index.state === "reading"} {...tableKeys}>
        <thead>
          <tr>
            {weekdays().map((day) => (
              <th key={day} scope="col">
                {day}
              </th>
            ))}
            <th scope="col">{m.calendar_total()}</th>
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week}>
              {weekFrom(week).map(cell)}
              {total(week)}
            </tr>
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
