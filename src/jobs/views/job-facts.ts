import type { Job, Location } from "#contract/job.ts";
import { provinceCode } from "#contract/province-names.ts";
import { readPlace } from "#contract/read-place.ts";
import type { ProvinceCode } from "#contract/reference.ts";
import { searchTextOf } from "#contract/search-text.ts";
import { placeOf } from "../display/job-text.ts";

const searchTexts = new WeakMap<Job, string>();

/** What a term is looked for in, which takes long to make. */
export function searchTextOfJob(job: Job): string {
  const text = searchTexts.get(job) ?? searchTextOf(job);
  searchTexts.set(job, text);
  return text;
}

/** By the place's text: employers have few places. */
const provinces = new Map<string, ProvinceCode | null>();

/** The province of "Kelowna, BC"; `null` where none is named. */
export function provinceOf(location: Location): ProvinceCode | null {
  const place = placeOf(location);
  const known = provinces.get(place);
  if (known !== undefined) return known;
  const { province, parts } = readPlace(place);
  const code = province ?? parts.map(provinceCode).find((found) => found !== null) ?? null;
  provinces.set(place, code);
  return code;
}

/** Periods of a year, by period id (§2.5): 52 weeks of five days of eight hours. */
const PERIODS_PER_YEAR: Readonly<Record<number, number>> = { 1: 1, 2: 12, 3: 52, 4: 260, 5: 2080 };

/** The pay of a year, to compare hourly with yearly pay; `null` where there is none. */
export function yearlyPayOf({ salary }: Job): number | null {
  const periods = salary && PERIODS_PER_YEAR[salary.period.id];
  return periods ? salary.amount * periods : null;
}
