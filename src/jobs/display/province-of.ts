import type { Location } from "#contract/job.ts";
import { provinceCode } from "#contract/province-names.ts";
import { readPlace } from "#contract/read-place.ts";
import type { ProvinceCode } from "#contract/reference.ts";
import { placeOf } from "./job-text.ts";

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

/** The province of the first place that names one. */
export const provinceOfPlaces = (locations: readonly Location[]): ProvinceCode | null =>
  locations.map(provinceOf).find((code) => code !== null) ?? null;
