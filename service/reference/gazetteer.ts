import { readFileSync } from "node:fs";
import type { ProvinceCode } from "#contract/reference.ts";

/** A row of the gazetteer. The id is the GeoNames id, or ours from 90,000,001 where it has none. */
export type GazetteerEntry = readonly [
  id: number,
  name: string,
  province: ProvinceCode,
  population: number,
];

/** Places of Canada with their province, by province and name. */
export const GAZETTEER: readonly GazetteerEntry[] = readFileSync(
  new URL("gazetteer.tsv", import.meta.url),
  "utf8",
)
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"))
  .map((line) => {
    const [id, name = "", province, population] = line.split("\t");
    return [Number(id), name, province as ProvinceCode, Number(population)];
  });
