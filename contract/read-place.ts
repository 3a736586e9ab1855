import { withoutPostalCode } from "./postal-code.ts";
import { provinceCode } from "./province-names.ts";
import { PROVINCES, type ProvinceCode } from "./reference.ts";
import { tidy } from "./text.ts";

/** A place from a request (§4.2), normalized. */
export interface PlaceText {
  city: string;
  /** Of "Vancouver BC"; after a comma it is one of the parts. */
  province: ProvinceCode | null;
  /** What commas or brackets set apart from the city, but for "Canada" and a postal code. */
  parts: string[];
}

const KINDS =
  "ville|city|cit[ée]|town|township|village|municipalit[éy]|municipalité|r[ée]gion|agglomération|area|grand|grande|greater|metro";
const KIND_IN_BRACKETS = new RegExp(String.raw`\s*[([]\s*(?:${KINDS})\s*[)\]]`, "giu");
const KIND_BEFORE =
  /^\s*(?:the\s+)?(?:city|town|township|village|municipality|region)\s+of\s+|^\s*(?:la\s+)?(?:ville|cité|municipalité|région)\s+(?:de\s+(?:la\s+)?|du\s+|d['’ʼ]\s*)/iu;

/** A place without words beside its name that say what kind it is: "Québec (ville)", "City of Toronto". */
export const withoutKind = (text: string): string => {
  const bare = text.replace(KIND_IN_BRACKETS, "").replace(KIND_BEFORE, "");
  return /\p{L}/u.test(bare) ? bare : text;
};

/** Reads a place, whether there is one of that name or not. */
export function readPlace(text: string): PlaceText {
  const [first = "", ...rest] = withoutKind(text)
    .split(/[,()[\]]/)
    .map(tidy);
  const parts = [first, ...rest.filter((part) => part !== "")].map(withoutCountry);
  while (parts.length > 1 && parts.at(-1) === "") parts.pop();
  // "BC, Vancouver"
  const [city = "", last = ""] = parts;
  if (parts.length === 2 && provinceCode(city) !== null && provinceCode(last) === null)
    return { city: last, province: null, parts: [city] };
  const others = parts.slice(1);
  return { ...(others.length > 0 ? { city, province: null } : splitCode(city)), parts: others };
}

/** What is left of a part without "Canada" and a postal code; a part that is nothing else stays, at the beginning. */
function withoutCountry(part: string, index: number): string {
  const left = withoutPostalCode(part.replace(/(?:^|\s)canada$/i, "").trim());
  return left === "" && index === 0 ? part : left;
}

/** "Vancouver BC": the code must be in capitals, or any last word of two letters could be one. */
function splitCode(text: string): Pick<PlaceText, "city" | "province"> {
  const [, city, code] = /^(.+) ([A-Z]{2})$/.exec(text) ?? [];
  const province = PROVINCES.find((known) => known.code === code)?.code;
  return city && province ? { city, province } : { city: text, province: null };
}

/** Whether a text can name a place: no city is written without a letter, and an apostrophe is none. */
export const namesPlace = (text: string): boolean =>
  /\p{L}/u.test(readPlace(text).city.replaceAll("ʼ", ""));
