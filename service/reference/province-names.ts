import { PROVINCES, type ProvinceCode } from "#contract/reference.ts";
import { placeKey } from "./place-key.ts";

/** What people write beside the code and the English name: French and short names. */
const OTHER_NAMES: Readonly<Record<string, ProvinceCode>> = {
  "Colombie-Britannique": "BC",
  "Île-du-Prince-Édouard": "PE",
  Newfoundland: "NL",
  "Nouveau-Brunswick": "NB",
  "Nouvelle-Écosse": "NS",
  NWT: "NT",
  PEI: "PE",
  "Terre-Neuve-et-Labrador": "NL",
  "Territoires du Nord-Ouest": "NT",
};

/** Spaces do not count either, so that "B.C." is "BC". */
const provinceKey = (text: string) => placeKey(text).replaceAll(" ", "");

const codeByKey = new Map<string, ProvinceCode>([
  ...PROVINCES.flatMap(({ code, name }) => [
    [provinceKey(code), code] as const,
    [provinceKey(name), code] as const,
  ]),
  ...Object.entries(OTHER_NAMES).map(([name, code]) => [provinceKey(name), code] as const),
]);

/** The code of a province or territory given by its code or name, in any case; `null` for others. */
export function provinceCode(text: string): ProvinceCode | null {
  return codeByKey.get(provinceKey(text)) ?? null;
}

/** The codes of the provinces whose code or name begins with `start`. */
export function provincesBeginning(start: string): ProvinceCode[] {
  const key = provinceKey(start);
  const found = [...codeByKey].filter(([name]) => key !== "" && name.startsWith(key));
  return [...new Set(found.map(([, code]) => code))];
}
