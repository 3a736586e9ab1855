import { addDays } from "#contract/calendar-date.ts";
import type { Job } from "#contract/job.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { titleOf } from "#src/jobs/job/display/job-text.ts";

/** Octets of a line (RFC 5545, 3.1). */
const MAX_LINE = 75;

interface CalendarOptions {
  /** Of the dashboard, for the links to the jobs. */
  origin: string;
  now: Date;
}

/** The close dates of jobs as an iCalendar file (RFC 5545): an all-day event for each. */
export function closingEvents(
  jobs: readonly Pick<Job, "id" | "title" | "closeDate">[],
  { origin, now }: CalendarOptions,
): string {
  const stamp = now.toISOString().replace(/[-:]|\.\d+/g, "");
  const event = ({ id, title, closeDate }: (typeof jobs)[number]) =>
    closeDate === null
      ? []
      : [
          "BEGIN:VEVENT",
          // The same at every download, so that a calendar replaces what it has.
          `UID:job-${id}@${new URL(origin).host}`,
          `DTSTAMP:${stamp}`,
          `DTSTART;VALUE=DATE:${basic(closeDate)}`,
          `DTEND;VALUE=DATE:${basic(addDays(closeDate, 1))}`,
          `SUMMARY:${escape(m.calendar_event({ title: titleOf({ title }) }))}`,
          `URL:${origin}/jobs/${id}`,
          "TRANSP:TRANSPARENT",
          "END:VEVENT",
        ];
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Job postings//Closing dates//EN",
    ...jobs.flatMap(event),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}

const basic = (date: string) => date.replaceAll("-", "");

/**
 * TEXT (3.3.11), which has no control character but the tab; the marks that keep a title apart from the sentence
 * are for screens.
 */
const escape = (text: string) =>
  text
    .replace(/[\u2068\u2069]/g, "")
    .replace(/[\\;,]/g, String.raw`\$&`)
    .replace(/\r\n?|[\n\u0085\u2028\u2029]/g, String.raw`\n`)
    .replace(/(?!\t)\p{Cc}/gu, "");

/** Folds a long line between characters: a continuation begins with a blank. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  let folded = "";
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > MAX_LINE) {
      folded += "\r\n ";
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}
