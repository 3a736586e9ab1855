import { PROVINCES, type ProvinceCode } from "./reference.ts";
import { tidy } from "./text.ts";

/** A place from a request (§4.2), normalized. */
export interface PlaceText {
  city: string;
  /** Of "Vancouver BC"; after a comma it is one of the parts. */
  province: ProvinceCode | null;
  /** What commas set apart from the city, but for ", Canada" at the end. */
  parts: string[];
}

/** Reads a place, whether there is one of that name or not. */
export function readPlace(text: string): PlaceText {
  const [first = "", ...rest] = text.split(",").map(tidy);
  const parts = rest.filter((part) => part !== "");
  if (parts.at(-1)?.toLowerCase() === "canada") parts.pop();
  return { ...(parts.length > 0 ? { city: first, province: null } : splitCode(first)), parts };
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
