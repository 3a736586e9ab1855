import type { Location } from "./job.ts";
import { provinceCode } from "./province-names.ts";
import { readPlace } from "./read-place.ts";
import { OWN_LOCATION_TYPE, type ProvinceCode } from "./reference.ts";

/** The display name of a location. */
export const placeOf = (place: { description: string; name: string }): string =>
  place.description || place.name;

/** Whether a place is one that the employer named, which the service's list lacks. */
export const isOwnPlace = ({ type }: Location): boolean => type === OWN_LOCATION_TYPE;

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
