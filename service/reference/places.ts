import type { Message } from "#contract/messages/message.ts";
import { editDistance } from "#contract/edit-distance.ts";
import { provinceCode } from "#contract/province-names.ts";
import type { ProvinceCode } from "#contract/reference.ts";
import { GAZETTEER } from "./gazetteer.ts";
import { type Location, toLocation } from "../db/location.ts";
import { placeKey } from "#contract/place-key.ts";
import { type PlaceQuery, readingsOfRegion, splitProvince } from "./place-query.ts";
import { parsePlace } from "./place-text.ts";
import { POSTAL_DISTRICTS } from "./postal-districts.ts";

/** A place that the gazetteer does not hold, which §4.2 accepts too. */
export interface CustomPlace {
  /** "City, PC" or "City", as it will be answered. */
  description: string;
  /** Equal for spellings of one place. */
  searchKey: string;
}

/** What the description of a location in a request stands for. */
export type ResolvedPlace =
  | { kind: "known"; location: Location }
  | { kind: "custom"; place: CustomPlace }
  | { kind: "refused"; refusal: Message };

/** Everyday names of places that the gazetteer holds under another one. */
const ALIASES: readonly (readonly [alias: string, description: string])[] = [
  ["Cape Dorset", "Kinngait, NU"],
  ["Dawson", "Dawson City, YT"],
  ["Quebec City", "Québec, QC"],
  ["Sudbury", "Greater Sudbury, ON"],
];

/** A place of the list, with what its order needs. */
export interface ListedPlace {
  location: Location;
  /** Of its name, in code points, as PostgreSQL counts. */
  length: number;
  /** 0 for an employer's own place. */
  population: number;
  /** Whether its name begins with what was looked for; every name does with nothing. */
  begins: boolean;
}

interface IndexedPlace extends ListedPlace {
  province: ProvinceCode;
  /** The place's names as `placeKey` writes them. */
  names: string[];
}

interface Index {
  byId: ReadonlyMap<number, IndexedPlace>;
  /** "vancouver" leads to the most populous place of that name, "vancouver,BC" to the one there. */
  byKey: ReadonlyMap<string, IndexedPlace>;
  listed: readonly IndexedPlace[];
  /** The descriptions of places by the beginning of a postal code. */
  byPostalCode: ReadonlyMap<string, string>;
}

/**
 * The list's order: what begins with the term, then what only holds it; of these the shortest name
 * first, then the more populous, then the lower id.
 */
export function compareListed(a: ListedPlace, b: ListedPlace): number {
  return (
    compareBeginnings(a, b) ||
    a.length - b.length ||
    b.population - a.population ||
    a.location.id - b.location.id
  );
}

const compareBeginnings = (a: ListedPlace, b: ListedPlace) => Number(b.begins) - Number(a.begins);

function searchKey(name: string, province: ProvinceCode | null): string {
  return province === null ? placeKey(name) : `${placeKey(name)},${province}`;
}

function buildIndex(): Index {
  const listed = GAZETTEER.map(([id, name, province, population]): IndexedPlace => {
    const location = toLocation(id, `${name}, ${province}`);
    const names = ALIASES.filter(([, description]) => description === location.description);
    return {
      location,
      length: Array.from(location.name).length,
      population,
      begins: true,
      province,
      names: [name, ...names.map(([alias]) => alias)].map(placeKey),
    };
  });
  const byKey = new Map<string, IndexedPlace>();
  for (const place of listed.toSorted((a, b) => b.population - a.population)) {
    for (const name of place.names) {
      for (const key of [name, `${name},${place.province}`]) {
        if (!byKey.has(key)) byKey.set(key, place);
      }
    }
  }
  return {
    byId: new Map(listed.map((place) => [place.location.id, place])),
    byKey,
    listed: listed.toSorted(compareListed),
    byPostalCode: new Map(
      POSTAL_DISTRICTS.flatMap(([place, beginnings]) =>
        beginnings.split(" ").map((beginning) => [beginning, place]),
      ),
    ),
  };
}

let built: Index | undefined;

/** Built when the first request needs it, in a few milliseconds. */
const index = (): Index => (built ??= buildIndex());

/**
 * What a description that names a place by the contract stands for (§4.2). A city alone is the most
 * populous of that name; case, accents and punctuation do not count, and the answer has the stored
 * spelling. What the gazetteer does not hold is the employer's own place.
 */
export function resolvePlace(text: string): ResolvedPlace {
  const read = parsePlace(text);
  if ("refusal" in read) return { kind: "refused", refusal: read.refusal };
  const { city, province } = read;
  const key = searchKey(city, province);
  const known = index().byKey.get(key) ?? (province === null ? withProvince(city) : undefined);
  if (known) return { kind: "known", location: known.location };
  if (province === null && provinceCode(city) !== null) {
    return { kind: "refused", refusal: { key: "provinceAlone", province: city } };
  }
  const description = province === null ? city : `${city}, ${province}`;
  return { kind: "custom", place: { description, searchKey: key } };
}

/** "Winnipeg Manitoba", "vancouver b.c." and "BC Victoria", where there is such a place. */
const withProvince = (text: string): IndexedPlace | undefined =>
  splitProvince(text)
    .flatMap(({ name, provinces }) => provinces.map((code) => `${name},${code}`))
    .map((key) => index().byKey.get(key))
    .find((place) => place !== undefined);

/** The place of the gazetteer with that id. */
export function placeById(id: number): Location | null {
  return index().byId.get(id)?.location ?? null;
}

/** Every place of the gazetteer that the query finds, in the list's order. */
export function searchPlaces(query: PlaceQuery | null): readonly ListedPlace[] {
  const { listed } = index();
  if (query === null) return listed;
  if (query.district) return placesOfDistrict(query.district);
  const found = listed.flatMap(({ location, length, population, province, names }) => {
    const terms = query.readings
      .filter(({ provinces }) => provinces === null || provinces.includes(province))
      .map(({ name }) => name);
    const hits = names.flatMap((name) => terms.map((term) => name.indexOf(term)));
    return hits.some((at) => at >= 0)
      ? { location, length, population, begins: hits.includes(0) }
      : [];
  });
  // Everything else of the order is that of the index.
  return found.toSorted(compareBeginnings);
}

/** The places of the provinces of a postal code: the one that its beginning names, then by population. */
function placesOfDistrict({ area, provinces }: NonNullable<PlaceQuery["district"]>) {
  const { byPostalCode, listed } = index();
  const named = [3, 2, 1]
    .map((length) => byPostalCode.get(area.slice(0, length)))
    .find((place) => place !== undefined);
  const isNamed = ({ location }: IndexedPlace) => location.description === named;
  return listed
    .filter(({ province }) => provinces.includes(province))
    .toSorted((a, b) => Number(isNamed(b)) - Number(isNamed(a)) || b.population - a.population);
}

/** Places to suggest for a term that finds none. */
const MAX_SUGGESTIONS = 5;

/** Places of the gazetteer whose names are nearly what was looked for, the nearest first. */
export function nearPlaces(query: PlaceQuery): Location[] {
  const readings = readingsOfRegion(query);
  const near = index().listed.flatMap((place) => {
    const distances = readings.flatMap(({ name, provinces }) => {
      const max = name.length < 3 ? 0 : name.length < 5 ? 1 : name.length < 9 ? 2 : 3;
      const elsewhere = provinces === null || provinces.includes(place.province) ? 0 : 0.5;
      return place.names
        .map((known) => editDistance(name, known, max, true))
        .filter((distance) => name !== "" && distance <= max)
        .map((distance) => distance + elsewhere);
    });
    return distances.length > 0 ? { place, distance: Math.min(...distances) } : [];
  });
  const nearest = Math.min(...near.map(({ distance }) => distance));
  return near
    .filter(({ distance }) => distance < nearest + 1)
    .toSorted((a, b) => a.distance - b.distance || b.place.population - a.place.population)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ place }) => place.location);
}
