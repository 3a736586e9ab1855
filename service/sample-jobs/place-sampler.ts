import type { ProvinceCode } from "#contract/reference.ts";
import { GAZETTEER } from "../reference/gazetteer.ts";
import type { GazetteerEntry } from "../reference/gazetteer-entry.ts";
import type { Random } from "./random.ts";

/** Larger cities have more postings, but not in proportion: villages should be seen too. */
const weightOf = ([, , , population]: GazetteerEntry) => population ** 0.85;

interface Pool {
  places: readonly GazetteerEntry[];
  /** The weight of each place and of all before it. */
  sums: readonly number[];
}

const pools = new Map<string, Pool>();

function poolOf(provinces: readonly ProvinceCode[]): Pool {
  const key = provinces.join();
  const known = pools.get(key);
  if (known) return known;
  const places = GAZETTEER.filter(([, , province]) => provinces.includes(province));
  let sum = 0;
  const pool = { places, sums: places.map((place) => (sum += weightOf(place))) };
  pools.set(key, pool);
  return pool;
}

/**
 * A place in one of the provinces.
 * @throws RangeError when they have none
 */
export function samplePlace(random: Random, provinces: readonly ProvinceCode[]): GazetteerEntry {
  const { places, sums } = poolOf(provinces);
  const at = random.next() * (sums.at(-1) ?? 0);
  let low = 0;
  let high = sums.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sums[middle] ?? 0) <= at) low = middle + 1;
    else high = middle;
  }
  const place = places[low];
  if (!place) throw new RangeError("There are no places to pick from.");
  return place;
}
