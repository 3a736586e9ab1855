import { addDays } from "#contract/calendar-date.ts";
import type { JobStatus } from "#contract/job-status.ts";
import type { JobRequest } from "#contract/job-request.ts";
import { LIMITS } from "#contract/limits.ts";
import { CATEGORIES, POSITION_TYPES, ROUTING, SALARY_PERIODS } from "#contract/reference.ts";
import { GAZETTEER } from "../reference/gazetteer.ts";
import { sampleDescription } from "./description.ts";
import { type Random, createRandom } from "./random.ts";
import { ROLES, type Role } from "./roles.ts";

/** The body of a POST (§4.2), and the date on which it was published. */
export type SampleJob = ReturnType<typeof sampleJob>;

export interface SampleOptions {
  seed: number;
  count: number;
  /** The calendar date of the latest postings; none is published after it. */
  today: string;
  /** Number of the first posting, 0 unless given: a second run continues the first one. */
  first?: number;
}

/** The first posting is number 1001 of its employer. */
const FIRST_NUMBER = 1001;

const CITIES = GAZETTEER.toSorted(([, , , a], [, , , b]) => b - a).slice(0, 200);

/** Levels of a title, and what each pays compared with the role. */
const LEVELS = [
  ["", 1],
  ["", 1],
  ["Junior ", 0.85],
  ["Intermediate ", 1.1],
  ["Senior ", 1.25],
] as const;

/**
 * Realistic Canadian postings for demonstrations and seeding. Each depends only on the seed, its number
 * and `today`. Reference ids contain the number, so they repeat between seeds: for an employer that has
 * sample postings, continue with `first`.
 */
export function* sampleJobs(options: SampleOptions): Generator<SampleJob> {
  const { seed, count, today, first = 0 } = options;
  for (let index = first; index < first + count; index += 1)
    yield sampleJob(createRandom(seed, index), FIRST_NUMBER + index, today);
}

function sampleJob(random: Random, number: number, today: string) {
  const role = random.pick(ROLES);
  const type = random.pick(role.types);
  const [level, factor] = random.pick(role.levels ? LEVELS : [LEVELS[0]]);
  const { province, cities } = sampleCities(random, role);
  const title = level + random.pick(role.titles);
  const dates = sampleDates(random, today);
  const email = `${random.pick(["careers", "jobs", "hr", "people"])}@example.com`;
  const byEmail = random.chance(0.6);
  const applicationUrl = byEmail ? null : `https://careers.example.com/openings/${number}`;
  const referenceId = random.pick([
    null,
    `HR-${number}`,
    `REQ-${dates.publishDate.slice(0, 4)}-${number}`,
    `${province}-${number}`,
  ]);
  return {
    referenceId,
    title: random.chance(0.3) ? `${title} – ${cities.join(" / ")}` : title,
    ...dates,
    confidential: random.chance(0.1),
    locations: cities.map((name) => ({ description: `${name}, ${province}` })),
    categories: role.categories.map((name) => ({ id: idOf(CATEGORIES, name) })),
    positionType: { id: idOf(POSITION_TYPES, type) },
    salary: samplePay(random, role, factor),
    description: sampleDescription(random, { role, title, type, cities, email, applicationUrl }),
    applicantRoutingType: { id: byEmail ? ROUTING.email : ROUTING.url },
    applicationEmail: byEmail ? email : null,
    applicationUrl,
  };
}

/** One city, or two or three of one province. */
function sampleCities(random: Random, { language }: Role) {
  const pool = CITIES.filter(([, , province]) => (province === "QC") === (language === "fr"));
  // Squared: the larger cities, which come first, have more postings.
  const place = pool[Math.floor(random.next() ** 2 * pool.length)];
  if (!place) throw new RangeError("There are no places to pick from.");
  const [, city, province] = place;
  const near = pool.filter(([, name, code]) => code === province && name !== city);
  const more = random.chance(0.2) ? random.int(1, 2) : 0;
  return { province, cities: [city, ...random.some(near, more).map(([, name]) => name)] };
}

/** Drafts are recent, archived postings old; some active ones have passed their close date. */
function sampleDates(random: Random, today: string) {
  const status = random.pick<JobStatus>([
    "active",
    "active",
    "active",
    "active",
    "draft",
    "archived",
    "archived",
  ]);
  const autoRefresh = status === "active" && random.chance(0.2);
  const oldest = { active: 90, draft: 40, archived: 334 }[status];
  const age = Math.floor(random.next() ** 2 * (autoRefresh ? LIMITS.autoRefreshDays - 1 : oldest));
  const publishDate = addDays(today, status === "archived" ? -30 - age : -age);
  const closeDate = random.chance(0.5) ? addDays(publishDate, random.pick([14, 30, 45, 90])) : null;
  return { status, autoRefresh, publishDate, closeDate };
}

/** What a posting offers, or `null` where it does not say. */
function samplePay(random: Random, role: Role, factor: number): JobRequest["salary"] {
  if (!role.pay || random.chance(0.15)) return null;
  const [period, low, high] = role.pay;
  const step = { Yearly: 1000, Monthly: 100, Weekly: 25, Daily: 5, Hourly: 0.25 }[period];
  const round = (amount: number) => Math.round((amount * factor) / step) * step;
  const middle = low + (high - low) * random.next() * 0.5;
  return {
    amount: round(middle),
    maxAmount: random.chance(0.65) ? round(high + step) : null,
    period: { id: idOf(SALARY_PERIODS, period) },
    plusCommission: role.commission ?? false,
  };
}

/** @throws RangeError when the list lacks the name */
function idOf<Id>(list: readonly { id: Id; name: string }[], name: string): Id {
  const entry = list.find((known) => known.name === name);
  if (!entry) throw new RangeError(`There is no ${name} in the list.`);
  return entry.id;
}
