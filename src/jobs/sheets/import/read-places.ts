import { provinceCode } from "#contract/province-names.ts";
import { readPlace } from "#contract/read-place.ts";

/** The places of a cell. */
export const placesIn = (text: string): string[] =>
  text
    .split(/[;|\n]/)
    .map((place) => place.trim())
    .filter(Boolean);

/** A place with the code of its province, where the text names one as the interface does (§2.2). */
export function withProvince(text: string, province: string): string {
  const place = readPlace(text);
  const code =
    place.province ?? provinceCode(place.parts[0] ?? "") ?? provinceCode(province) ?? null;
  const isClear = place.parts.length <= 1 && place.city !== "";
  return code !== null && isClear ? `${place.city}, ${code}` : text;
}

/** "Kelowna, BC" for "Kelowna British Columbia"; undefined where no province ends the text. */
export function proposedPlace(text: string): string | undefined {
  if (text.includes(",")) return undefined;
  const words = text.split(/\s+/);
  for (let length = Math.min(4, words.length - 1); length > 0; length -= 1) {
    const code = provinceCode(words.slice(-length).join(" "));
    if (code !== null) return `${words.slice(0, -length).join(" ")}, ${code}`;
  }
  return undefined;
}
