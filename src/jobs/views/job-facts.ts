import type { Job, Location } from "#contract/job.ts";
import { provinceCode } from "#contract/province-names.ts";
import { readPlace } from "#contract/read-place.ts";
import type { ProvinceCode } from "#contract/reference.ts";
import { foldText } from "#contract/text.ts";
import { placeOf } from "../display/place-of.ts";

/** `foldText` that keeps blanks at the ends, as the service's `fold_text` does. */
export const foldPart = (text: string): string => foldText(`x${text}x`).slice(1, -1);

/** Between texts that no term may match across. */
export const SEPARATOR = "\x1F";

const DASHES = /[\p{Pd}\u2212'’‘ʼ‛`´′]/gu;
const ASCII_SIGNS = /[ !-/:-@[-`{-~]/g;

const searchTexts = new WeakMap<Job, string>();

/** What `q` is looked for in: `job_search` of the service. */
export function searchTextOf(job: Job): string {
  const known = searchTexts.get(job);
  if (known !== undefined) return known;
  const { title, referenceId } = job;
  const texts = [foldPart(title)];
  const joined = title.replace(DASHES, "");
  if (joined !== title) texts.push(foldPart(joined));
  if (referenceId !== null) {
    const folded = foldPart(referenceId);
    texts.push(folded, folded.replace(ASCII_SIGNS, ""));
  }
  const text = texts.join(SEPARATOR);
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
