import { withoutPostalCode } from "#contract/postal-code.ts";
import { provinceCode } from "#contract/province-names.ts";
import { readPlace } from "#contract/read-place.ts";
import { isSamePlace } from "../../job/fields/same-places.ts";
import { readPlaceText } from "./read-place-text.ts";

/**
 * By `lookUpText`: the places of the service's list that have the name, or else similar ones. A text that was not
 * looked up, or of which the service has no list, is missing.
 */
export type Suggestions = ReadonlyMap<string, readonly string[]>;

/** Why a place is in question, and what it may be. */
export interface PlaceQuestion {
  /** `unclear`: no name of one place. `several`: places have that name. `unlisted`: none of the service's list has. */
  why: "unclear" | "several" | "unlisted";
  /** The likeliest first; two places in one are set apart by "; ". */
  proposals: string[];
  /** Whether the proposals are only similar to the text, which says nothing of them. */
  isSimilar?: boolean;
  /** The place, if it may stay as it is. */
  stays: string | null;
}

/** Similar places that are proposed. */
const MAX_NEAR = 3;

/**
 * The question about a place that a person or a file gives; null without doubt.
 * @param province of a cell beside it
 */
export function judgePlace(
  text: string,
  province: string,
  suggestions: Suggestions,
): PlaceQuestion | null {
  const read = readPlaceText(text, province);
  const found = suggestions.get(lookUpText(text, province));
  const near = (found ?? []).slice(0, MAX_NEAR);
  if (!("clear" in read)) {
    // A postal code has its towns.
    const isSimilar = read.proposals.length === 0 && withoutPostalCode(text.trim()) !== "";
    const proposals = read.proposals.length > 0 ? read.proposals : near;
    return { why: "unclear", proposals, isSimilar, stays: read.mayStay ? text : null };
  }
  if (found === undefined) return null;
  if (isProvinceAlone(read.clear, found)) return { why: "unclear", proposals: [], stays: null };
  const same = found.filter((place) => isSamePlace(place, read.clear));
  if (same.length === 1) return null;
  return same.length > 1
    ? { why: "several", proposals: same, stays: read.clear }
    : { why: "unlisted", proposals: near, stays: read.clear };
}

/** Whether a text names a province and no place of these: "ON" is no part of "Acton". */
export const isProvinceAlone = (text: string, places: readonly string[]): boolean =>
  provinceCode(text) !== null && !places.some((place) => isSamePlace(place, text));

/** The search term for a place: the city of "Toronto, CA", a postal code as a whole. */
export function lookUpText(text: string, province: string): string {
  const read = readPlaceText(text, province);
  if ("clear" in read) return read.clear;
  const { parts, city } = readPlace(text);
  return parts.length > 0 ? city : text;
}
