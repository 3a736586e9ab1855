import { similarity, type Sketch } from "./sketch.ts";

/** The part of shingles that postings share which say nearly the same. */
const SIMILAR = 0.9;

/** Postings with the same key that are compared: an employer may have thousands of one text. */
const MAX_COMPARED = 20;

/** The active postings, by each of their keys. */
export type Buckets = ReadonlyMap<number, readonly Sketch[]>;

export function bucketsOf(sketches: Iterable<Sketch>): Buckets {
  const buckets = new Map<number, Sketch[]>();
  for (const sketch of sketches) {
    if (!sketch.isActive) continue;
    for (const key of sketch.keys) {
      const bucket = buckets.get(key);
      if (!bucket) buckets.set(key, [sketch]);
      // One more than are compared with, as one may be the posting itself.
      else if (bucket.length <= MAX_COMPARED) bucket.push(sketch);
    }
  }
  return buckets;
}

/** The id of another active posting that says nearly the same and shares a place, if there is one. */
export function nearDuplicateOf(sketch: Sketch, buckets: Buckets): number | undefined {
  const compared = new Set([sketch.id]);
  for (const key of sketch.keys)
    for (const other of buckets.get(key) ?? []) {
      if (compared.has(other.id)) continue;
      compared.add(other.id);
      if (similarity(sketch, other) >= SIMILAR) return other.id;
    }
  return undefined;
}
