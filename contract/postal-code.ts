import type { ProvinceCode } from "./reference.ts";

/** A postal code or its first half, at the end of a text. */
const POSTAL_CODE = /(?:^|[\s,])([ABCEGHJ-NPRSTVXY]\d[A-Z])(?:[ -]?\d[A-Z]\d)?$/i;

/** Canada Post's districts, which are public: what the first letter of a postal code says. */
const PROVINCES_OF: Readonly<Record<string, readonly ProvinceCode[]>> = {
  A: ["NL"],
  B: ["NS"],
  C: ["PE"],
  E: ["NB"],
  G: ["QC"],
  H: ["QC"],
  J: ["QC"],
  K: ["ON"],
  L: ["ON"],
  M: ["ON"],
  N: ["ON"],
  P: ["ON"],
  R: ["MB"],
  S: ["SK"],
  T: ["AB"],
  V: ["BC"],
  X: ["NT", "NU"],
  Y: ["YT"],
};

/** Text without the postal code at its end. */
export const withoutPostalCode = (text: string): string => text.replace(POSTAL_CODE, "").trim();

/** The first half of a text that is a postal code or its first half, and the provinces of its letter. */
export function postalDistrict(
  text: string,
): { area: string; provinces: readonly ProvinceCode[] } | null {
  const [whole, half = ""] = POSTAL_CODE.exec(text.trim()) ?? [];
  const area = half.toUpperCase();
  const provinces = PROVINCES_OF[area.charAt(0)];
  return provinces && whole === text.trim() ? { area, provinces } : null;
}
