import { similarity, type Sketch } from "./sketch.ts";

/** The part of shingles that postings share which say nearly the same. */
const SIMILAR = 0.9;

/** Postings with the same key that are compared: an employer may have thousands of one text. */
const MAX_COMPARED = 20;

/** The active postings by the keys of their text, and by those of text and place. */
export interface Buckets {
  byText: Bucket;
  byPlace: Bucket;
}

type Bucket = ReadonlyMap<number, readonly Sketch[]>;

export function bucketsOf(sketches: Iterable<Sketch>): Buckets {
  const active = [...sketches].filter(({ isActive }) => isActive);
  return {
    byText: bucketOf(active, ({ textKeys }) => textKeys),
    byPlace: bucketOf(active, ({ placeKeys }) => placeKeys),
  };
}

function bucketOf(sketches: readonly Sketch[], keysOf: (sketch: Sketch) => readonly number[]) {
  const buckets = new Map<number, Sketch[]>();
  for (const sketch of sketches) {
    for (const key of keysOf(sketch)) {
      const bucket = buckets.get(key);
      if (!bucket) buckets.set(key, [sketch]);
      // One more than are compared with, as one may be the posting itself.
      else if (bucket.length <= MAX_COMPARED) bucket.push(sketch);
    }
  }
  return buckets;
}

/** The id of another active posting that says nearly the same and shares a place, if there is one. */
export const nearDuplicateOf = (sketch: Sketch, { byPlace }: Buckets): number | undefined =>
  firstOf(sketch, sketch.placeKeys, byPlace);

/**
 * The id of another active posting that says nearly the same in other places, if there is one.
 * @param families which postings were made of one text on purpose
 */
export function sameElsewhereOf(
  sketch: Sketch,
  { byText }: Buckets,
  families: ReadonlyMap<number, unknown>,
): number | undefined {
  const family = families.get(sketch.id);
  return firstOf(
    sketch,
    sketch.textKeys,
    byText,
    ({ id, places }) =>
      (family === undefined || families.get(id) !== family) &&
      !places.some((place) => sketch.places.includes(place)),
  );
}

function firstOf(
  sketch: Sketch,
  keys: readonly number[],
  buckets: Bucket,
  isWanted: (other: Sketch) => boolean = () => true,
): number | undefined {
  const compared = new Set([sketch.id]);
  for (const key of keys)
    for (const other of buckets.get(key) ?? []) {
      if (compared.has(other.id)) continue;
      compared.add(other.id);
      if (isWanted(other) && similarity(sketch, other) >= SIMILAR) return other.id;
    }
  return undefined;
}
