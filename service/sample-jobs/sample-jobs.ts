import type { JobRequest } from "#contract/job-request.ts";
import { LIMITS } from "#contract/limits.ts";
import {
  CATEGORIES,
  POSITION_TYPES,
  PROVINCES,
  type PositionTypeName,
  type ProvinceCode,
} from "#contract/reference.ts";
import { sampleApplication, sampleReferenceId } from "./application.ts";
import { sampleDates } from "./dates.ts";
import { sampleDescription } from "./description.ts";
import { samplePay } from "./pay.ts";
import { samplePlace } from "./place-sampler.ts";
import { type Random, createRandom } from "./random.ts";
import type { Role } from "./role.ts";
import { ROLES } from "./roles.ts";
import { sampleTitle } from "./title.ts";

/** The body of a POST (§4.2), and the date on which it was published. */
export type SampleJob = JobRequest & { publishDate: string };

export interface SampleOptions {
  seed: number;
  count: number;
  /** The calendar date of the latest postings; none is published after it. */
  today: string;
  /** Number of the first posting; a second run goes on where the first ended. 0 unless given. */
  first?: number;
}

/** The first posting is number 1001 of its employer. */
const FIRST_NUMBER = 1_001;

const TYPES = { "Full Time": 8, Contract: 1 } as const;
const ALL_PROVINCES: readonly ProvinceCode[] = PROVINCES.map(({ code }) => code);
/** Postings in Québec are mostly in French. */
const ENGLISH_PROVINCES: readonly ProvinceCode[] = ALL_PROVINCES.filter((code) => code !== "QC");
/** Where the next place is a flight away. */
const NORTH: readonly ProvinceCode[] = ["NT", "NU", "YT"];
const ENGLISH_IN_QUEBEC = 0.2;
const FRENCH = 0.09;

const french = ROLES.filter(({ language }) => language === "fr");
const english = ROLES.filter(({ language }) => language !== "fr");

/**
 * Realistic Canadian postings for demonstrations and seeding. Each depends on the seed, its number
 * and `today` alone: the same options give the same postings, and more of them the same first ones.
 * Reference ids contain the number, so they repeat between seeds: for an employer that has sample
 * postings already, go on with `first`.
 */
export function* sampleJobs({
  seed,
  count,
  today,
  first = 0,
}: SampleOptions): Generator<SampleJob> {
  for (let i = first; i < first + count; i += 1) {
    yield sampleJob(createRandom(seed, i), FIRST_NUMBER + i, today);
  }
}

function sampleJob(random: Random, number: number, today: string): SampleJob {
  const role = random.pick(random.chance(FRENCH) ? french : english);
  const type = random.weighted<PositionTypeName>(role.types ?? TYPES);
  const { province, cities } = sampleCities(random, role);
  const city = cities[0] ?? "";
  const months = type === "Temp" ? random.pick([3, 4, 6]) : random.pick([6, 9, 12, 18]);
  const title = sampleTitle(random, role, {
    type,
    city: cities.length === 1 ? city : null,
    months,
  });
  const dates = sampleDates(random, today);
  const salary = samplePay(random, role, { type, province, factor: title.level.factor });
  const { email, ...application } = sampleApplication(random, {
    title: title.core,
    city,
    number,
    language: role.language ?? "en",
  });
  return {
    referenceId: sampleReferenceId(random, { number, date: dates.publishDate, province }),
    title: title.full,
    ...dates,
    confidential: random.chance(0.1),
    locations: cities.map((name) => ({ description: `${name}, ${province}` })),
    categories: role.categories.map((name) => ({ id: idOf(CATEGORIES, name) })),
    positionType: { id: idOf(POSITION_TYPES, type) },
    salary,
    description: sampleDescription(random, {
      role,
      title,
      type,
      cities,
      province,
      months,
      paid: salary !== null,
      email,
      applicationUrl: application.applicationUrl,
    }),
    ...application,
  };
}

/** One place, or a few in one province. */
function sampleCities(random: Random, role: Role): { province: ProvinceCode; cities: string[] } {
  const everywhere = role.provinces ?? ALL_PROVINCES;
  const elsewhere = everywhere.filter((code) => ENGLISH_PROVINCES.includes(code));
  const anywhere = role.language === "fr" || random.chance(ENGLISH_IN_QUEBEC);
  const [, city, province] = samplePlace(random, anywhere ? everywhere : elsewhere);
  const alone = role.onePlace ?? NORTH.includes(province);
  const wanted = alone ? 1 : Number(random.weighted({ 1: 82, 2: 12, 3: 6 }));
  const cities = new Set([city]);
  for (let i = 1; i < Math.min(wanted, LIMITS.locations.max); i += 1) {
    cities.add(samplePlace(random, [province])[1]);
  }
  return { province, cities: [...cities] };
}

/** @throws RangeError when the list lacks the name */
function idOf(list: readonly { id: number; name: string }[], name: string): number {
  const entry = list.find((known) => known.name === name);
  if (!entry) throw new RangeError(`There is no ${name} in the list.`);
  return entry.id;
}
