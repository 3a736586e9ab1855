import { postalDistrict } from "#contract/postal-code.ts";
import { provinceCode } from "#contract/province-names.ts";
import { readPlace } from "#contract/read-place.ts";
import { foldText } from "#contract/text.ts";
import { severalPlaces } from "./several-places.ts";

/**
 * A place with the code of its province, where the text names one as the interface does (§2.2).
 * "Nt" is Nunavut in French and the Northwest Territories in English: neither.
 */
function withProvince(text: string, province: string): string {
  const place = readPlace(text);
  const code = place.province ?? provinceCode(place.parts[0] ?? "") ?? provinceOf(province) ?? null;
  const isClear = place.parts.length <= 1 && place.city !== "";
  return code !== null && isClear ? `${place.city}, ${code}` : text;
}

/** The code of the province that a cell names; null for what could be another. */
export const provinceOf = (text: string) =>
  /^N[tu]\.?$/.test(text.trim()) ? null : provinceCode(text);

/** What other systems write in place of a place, folded. */
const NO_PLACE =
  /\b(?:locations?|lieux|multiple|multiples|plusieurs|various|divers|several|anywhere|nationwide|canada wide|partout|remote|a distance|teletravail|telework|work from home|home based|hybrid|hybride|virtual|virtuel|field based|on site|sur place|head office|siege social|tbd|to be determined|a determiner|n\/a|worldwide)\b/;
const STREET =
  /^\d+[a-z]?(?:\s|-\d).*\b(?:st|street|ave|avenue|av|rd|road|dr|drive|blvd|boul|boulevard|rue|ch|chemin|hwy|highway|route|rte|way|lane|crescent|cres|place|pl|court|ct|unit|suite|bureau)\b/;
const OF_CODES = /^(?:CA|CAN|Canada)\s*[-_/>]\s*(.+?)\s*[-_/>]\s*(.+)$/i;
const SEVERAL = /\s+(?:\/|&|\+|or|ou|and|et)\s+|\s*(?:\u2022|\u00b7)\s*/;

/** A place as a file or a person writes it: one that is clear, or a question with what it may be. */
export type ReadPlace = { clear: string } | { proposals: string[]; mayStay: boolean };

/**
 * Reads the text of a place. A clear one is "City, PC" or a city alone; anything else raises a question.
 * `province`: of a cell beside it.
 */
export function readPlaceText(text: string, province = ""): ReadPlace {
  const folded = foldText(text);
  if (postalDistrict(text)) return { proposals: [], mayStay: false };
  if (NO_PLACE.test(folded)) {
    const proposals = cityBeforeProvince(text).filter((place) => !NO_PLACE.test(foldText(place)));
    return { proposals, mayStay: /^(?:remote|teletravail|a distance)$/.test(folded) };
  }
  const [, one = "", other = ""] = OF_CODES.exec(text) ?? [];
  if (one !== "") {
    const places = [withProvince(other, one), withProvince(one, other)];
    return { proposals: places.filter((place) => place.includes(",")), mayStay: false };
  }
  const code = provinceOf(province);
  const several = severalPlaces(text) ?? (code && severalPlaces(`${text}, ${code}`));
  if (several) return { proposals: [several.join("; ")], mayStay: false };
  const named = text.split(SEVERAL).map((part) => withProvince(part, ""));
  if (named.length > 1 && named.some((place) => hasProvince(place)))
    return { proposals: named.filter((place) => hasProvince(place)), mayStay: false };
  const { city, parts: rest } = readPlace(text);
  if (
    STREET.test(folded) ||
    rest.length > 1 ||
    /^\d+\s(?!mile\b)/i.test(city) ||
    /^P\.?O\.? Box/i.test(city)
  )
    return { proposals: cityBeforeProvince(text), mayStay: rest.length <= 1 && hasProvince(text) };
  const full = withProvince(text, province);
  if (hasProvince(full)) return { clear: full };
  const end = proposedPlace(text);
  if (end !== undefined) return { proposals: [end], mayStay: true };
  // "Toronto, CA", "Springfield, ZZ"
  if (rest.length > 0) return { proposals: [], mayStay: false };
  return { clear: text };
}

const hasProvince = (place: string) => {
  const { province, parts } = readPlace(place);
  return province !== null || (parts.length === 1 && provinceOf(parts[0] ?? "") !== null);
};

/** "Vancouver, BC" of "123 Main St, Vancouver, BC V6B 1A1". */
function cityBeforeProvince(text: string): string[] {
  const { parts, city } = readPlace(text);
  const all = [city, ...parts];
  const at = all.findLastIndex((part) => provinceOf(part) !== null);
  if (at > 0)
    return [withProvince(all[at - 1] ?? "", all[at] ?? "")].filter((place) => !/^\d/.test(place));
  return all.map((part) => withProvince(part, "")).filter(hasProvince);
}

/** "Kelowna, BC" for "Kelowna British Columbia"; undefined where no province ends the text. */
function proposedPlace(text: string): string | undefined {
  if (text.includes(",")) return undefined;
  const words = text.split(/\s+/);
  for (let length = Math.min(4, words.length - 1); length > 0; length -= 1) {
    const code = provinceCode(words.slice(-length).join(" "));
    if (code !== null) return `${words.slice(0, -length).join(" ")}, ${code}`;
  }
  return undefined;
}
