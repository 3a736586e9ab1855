import type { ProvinceCode } from "#contract/reference.ts";
import { placeKey } from "./place-key.ts";
import { provinceCode, provincesBeginning } from "./province-names.ts";

/** The typed beginning of a place. Names are in the form of `placeKey`. */
export interface PlaceQuery {
  /** The whole text as a part of a name. */
  name: string;
  /** Or its beginning as a part of a name, and its end as a province: "van, b" and "vancouver bc". */
  within: { name: string; provinces: readonly ProvinceCode[] } | null;
}

/** Reads the `q` of GET /locations; `null` stands for every place. */
export function parsePlaceQuery(q: string | null): PlaceQuery | null {
  if (q === null) return null;
  const text = q.trim();
  const comma = text.lastIndexOf(",");
  const split = comma === -1 ? text.lastIndexOf(" ") : comma;
  const name = placeKey(text.slice(0, Math.max(split, 0)));
  const end = text.slice(split + 1);
  const code = provinceCode(end);
  // Without a comma only a whole code or name counts: many words begin like a province.
  const exact = code === null ? [] : [code];
  const provinces = comma === -1 ? exact : provincesBeginning(end);
  const within = name !== "" && provinces.length > 0 ? { name, provinces } : null;
  return { name: placeKey(text), within };
}
