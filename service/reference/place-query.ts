import { postalDistrict, withoutPostalCode } from "#contract/postal-code.ts";
import { provinceCode, provincesBeginning } from "#contract/province-names.ts";
import { withoutKind } from "#contract/read-place.ts";
import type { ProvinceCode } from "#contract/reference.ts";
import { placeKey } from "#contract/place-key.ts";

/** A part of a name, in the form of `placeKey`, and the provinces in which it counts; `null`: in all. */
export interface PlaceReading {
  name: string;
  provinces: readonly ProvinceCode[] | null;
}

/** What the typed beginning of a place may mean; a place is found by any of its readings. */
export interface PlaceQuery {
  readings: PlaceReading[];
  /** Of a text that is a postal code or its first half. */
  district: ReturnType<typeof postalDistrict>;
}

/** Words of the longest name of a province, "Terre-Neuve-et-Labrador". */
const MAX_WORDS = 4;

/** Letters from which the beginning of a province's name counts without a comma: many words begin like one. */
const MIN_BEGINNING = 5;

/**
 * The readings of a text whose first or last words are a province, by code, name or abbreviation. With
 * `typing`, the last words may be the beginning of its name.
 */
export function splitProvince(text: string, typing = false) {
  const words = text.split(/[\s,]+/).filter((word) => word !== "");
  const readings: { name: string; provinces: ProvinceCode[] }[] = [];
  const add = (name: string[], province: string[]) => {
    const [rest, written] = [placeKey(name.join(" ")), province.join(" ")];
    const code = provinceCode(written);
    const isLong = typing && written.length >= MIN_BEGINNING;
    const provinces = code !== null ? [code] : isLong ? provincesBeginning(written) : [];
    if (rest !== "" && provinces.length > 0) readings.push({ name: rest, provinces });
  };
  for (let count = 1; count <= MAX_WORDS && count < words.length; count++) {
    add(words.slice(0, -count), words.slice(-count));
    if (provinceCode(words.slice(0, count).join(" ")) !== null)
      add(words.slice(count), words.slice(0, count));
  }
  return readings;
}

/** Reads the `q` of GET /locations; `null` stands for every place. */
export function parsePlaceQuery(q: string | null): PlaceQuery | null {
  if (q === null) return null;
  const district = postalDistrict(q);
  if (district) return { readings: [], district };
  const text = withoutPostalCode(
    withoutKind(q)
      .replace(/[()[\]]/g, ", ")
      .replace(/[\s,]*(\bcanada)?[\s,]*$/i, (end) =>
        end.includes(",") && !/canada/i.test(end) ? "," : "",
      ),
  );
  const whole = placeKey(text);
  const comma = text.lastIndexOf(",");
  const name = placeKey(text.slice(0, Math.max(comma, 0)));
  const provinces = provincesBeginning(text.slice(comma + 1));
  const afterComma = comma > 0 && name !== "" && provinces.length > 0 ? [{ name, provinces }] : [];
  const readings = [{ name: whole, provinces: null }, ...afterComma, ...splitProvince(text, true)];
  return { readings: readings.filter((reading) => reading.name !== ""), district: null };
}

const REGION =
  /^(?:the |le |la )?(?:greater|grand|grande|metro|metropolitan|region of) | (?:area|region|metro)$/g;

/** The readings of a query, also without what makes a region of a city: "Grand Montréal", "Metro Vancouver". */
export const readingsOfRegion = ({ readings }: PlaceQuery): PlaceReading[] => [
  ...readings,
  ...readings
    .map(({ name, provinces }) => ({ name: name.replaceAll(REGION, ""), provinces }))
    .filter(({ name }, at) => name !== "" && name !== readings[at]?.name),
];
