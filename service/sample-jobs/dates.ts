import { addDays } from "#contract/calendar-date.ts";
import type { JobStatus } from "#contract/job-status.ts";
import { LIMITS } from "#contract/limits.ts";
import type { Random } from "./random.ts";

export interface SampleDates {
  status: JobStatus;
  publishDate: string;
  /** `null` asks for the default of §3. */
  closeDate: string | null;
  autoRefresh: boolean;
}

const DURATIONS = [14, 21, 30, 45, 90];

/** Days since publishing, more often few than many. */
const daysAgo = (random: Random, most: number) => Math.floor(random.next() ** 2 * most);

/**
 * When a posting was published and closes, and what has become of it. Drafts are recent, archived
 * postings are old, and some active ones have passed their close date without anyone noticing.
 */
export function sampleDates(random: Random, today: string): SampleDates {
  const status = random.weighted<JobStatus>({ active: 60, draft: 14, archived: 26 });
  const autoRefresh = status === "active" && random.chance(0.2);
  const publishDate = addDays(today, -age(random, status, autoRefresh));
  const given = random.chance(0.45);
  const closeDate = given ? addDays(publishDate, random.pick(DURATIONS)) : null;
  return { status, publishDate, closeDate, autoRefresh };
}

function age(random: Random, status: JobStatus, autoRefresh: boolean): number {
  if (status === "draft") return daysAgo(random, 40);
  if (status === "archived") return 30 + random.int(0, 334);
  if (autoRefresh) return random.int(0, LIMITS.autoRefreshDays - 1);
  return random.chance(0.12) ? random.int(50, 120) : daysAgo(random, 50);
}
