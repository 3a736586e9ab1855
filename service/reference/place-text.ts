import { LIMITS } from "#contract/limits.ts";
import type { Message } from "#contract/messages/message.ts";
import { type PlaceText, readPlace } from "#contract/read-place.ts";
import { tidy } from "#contract/text.ts";
import { provinceCode } from "#contract/province-names.ts";

/** Why a text is not taken for a place. */
export interface Refusal {
  refusal: Message;
}

/**
 * Reads "City" or "City, PC" (§4.2) of a text that names a place by the contract. As a kindness also
 * the province's name or abbreviation instead of its code, a code without the comma, brackets, commas too
 * many, a postal code, and "Canada" at the end.
 */
export function parsePlace(text: string): Omit<PlaceText, "parts"> | Refusal {
  const { city, province, parts } = readPlace(text);
  if (parts.length > 1) return { refusal: { key: "locationTooManyParts", place: tidy(text) } };
  const { length } = city;
  const max = LIMITS.locationName;
  if (length > max) return { refusal: { key: "tooLong", field: "placeName", max, length } };
  const [written] = parts;
  if (written === undefined) return { city, province };
  const named = provinceCode(written);
  if (named !== null) return { city, province: named };
  return { refusal: { key: "provinceUnknown", written } };
}
