import type { ProvinceCode } from "#contract/reference.ts";

/** A row of the gazetteer. The id is the GeoNames id, or ours from 90,000,001 where it has none. */
export type GazetteerEntry = readonly [
  id: number,
  name: string,
  province: ProvinceCode,
  population: number,
];
