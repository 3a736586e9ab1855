import { LIMITS } from "#contract/limits.ts";
import { PROVINCES, type ProvinceCode } from "#contract/reference.ts";
import { shortened } from "#contract/shortened.ts";
import { placeKey } from "./place-key.ts";
import { provinceCode } from "./province-names.ts";

/** A place as somebody wrote it, tidied. */
export interface PlaceText {
  city: string;
  province: ProvinceCode | null;
}

/** Why a text names no place: a sentence for the person who wrote it. */
export interface Refusal {
  reason: string;
}

const FORM = "Write it as City or City, Province, for example Kamloops, BC.";
const CODES = PROVINCES.map(({ code }) => code).join(", ");

const tidy = (text: string) =>
  text
    .replace(/\p{Cf}|(?!\s)\p{Cc}/gu, "")
    .normalize("NFC")
    .replace(/\s+/g, " ")
    .trim();

const quoted = (text: string) => `"${shortened(text)}"`;

/** "Vancouver BC": the code must be in capitals, or any last word of two letters could be one. */
function splitCode(text: string): PlaceText {
  const [, city, code] = /^(.+) ([A-Z]{2})$/.exec(text) ?? [];
  const province = PROVINCES.find((known) => known.code === code)?.code;
  return city && province ? { city, province } : { city: text, province: null };
}

/**
 * Reads "City" or "City, PC" (§4.2). As a kindness also the province's name instead of its code, a
 * code without the comma, commas too many, and ", Canada" at the end.
 */
export function parsePlace(text: string): PlaceText | Refusal {
  const [first = "", ...rest] = text.split(",").map(tidy);
  const after = rest.filter((part) => part !== "");
  if (after.at(-1)?.toLowerCase() === "canada") after.pop();

  const [written] = after;
  const { city, province } = written
    ? { city: first, province: provinceCode(written) }
    : splitCode(first);
  if (!/\p{L}/u.test(placeKey(city))) {
    return { reason: `${quoted(tidy(text))} has no name of a place in it. ${FORM}` };
  }
  if (after.length > 1) return { reason: `${quoted(tidy(text))} has too many parts. ${FORM}` };
  if (city.length > LIMITS.locationName) {
    return {
      reason: `The name of a place can have at most ${LIMITS.locationName} characters; this has ${city.length}.`,
    };
  }
  if (written && province === null) {
    return {
      reason: `${quoted(written)} is not a province or territory of Canada. Use one of ${CODES}.`,
    };
  }
  return { city, province };
}
