import { LIMITS } from "#contract/limits.ts";
import { type PlaceText, readPlace, tidy } from "#contract/read-place.ts";
import { PROVINCES } from "#contract/reference.ts";
import { shortened } from "#contract/shortened.ts";
import { provinceCode } from "./province-names.ts";

/** Why a text is not taken for a place: a sentence for the person who wrote it. */
export interface Refusal {
  reason: string;
}

const CODES = PROVINCES.map(({ code }) => code).join(", ");

const quoted = (text: string) => `"${shortened(text)}"`;

/**
 * Reads "City" or "City, PC" (§4.2) of a text that names a place by the contract. As a kindness also
 * the province's name instead of its code, a code without the comma, commas too many, and ", Canada"
 * at the end.
 */
export function parsePlace(text: string): Omit<PlaceText, "parts"> | Refusal {
  const { city, province, parts } = readPlace(text);
  if (parts.length > 1) {
    return {
      reason: `${quoted(tidy(text))} has too many parts. Write it as City or City, Province, for example Kamloops, BC.`,
    };
  }
  if (city.length > LIMITS.locationName) {
    return {
      reason: `The name of a place can have at most ${LIMITS.locationName} characters; this has ${city.length}.`,
    };
  }
  const [written] = parts;
  if (written === undefined) return { city, province };
  const named = provinceCode(written);
  if (named !== null) return { city, province: named };
  return {
    reason: `${quoted(written)} is not a province or territory of Canada. Use one of ${CODES}.`,
  };
}
