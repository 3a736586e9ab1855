import { daysBetween } from "#contract/calendar-date.ts";

/** Where the days of a posting stand on a line, in percent of its length. */
export interface Run {
  /** `null`: not published. */
  published: number | null;
  today: number;
  closes: number;
}

/** A short tail for dates outside the posting's days. */
const TAIL = 15;

/**
 * Lays out the run of a posting. Between its first and its last day the line is to scale; a posting
 * that is not published would run from today. `null` when there is no run to show.
 */
export function runOf(publishDate: string | null, closeDate: string, today: string): Run | null {
  const from = publishDate ?? today;
  const length = daysBetween(from, closeDate);
  if (length <= 0) return null;

  const age = daysBetween(from, today);
  const start = age < 0 ? TAIL : 0;
  const end = age > length ? 100 - TAIL : 100;
  const now = start + ((end - start) * age) / length;
  return {
    published: publishDate === null ? null : start,
    today: age < 0 ? 0 : age > length ? 100 : now,
    closes: end,
  };
}
