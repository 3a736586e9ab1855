/** What postings are compared by. */
export interface PostingText {
  id: number;
  isActive: boolean;
  title: string;
  description: string;
  /** Each in one spelling. */
  places: readonly string[];
}

/** A posting's text as numbers. */
export interface Sketch {
  id: number;
  isActive: boolean;
  /** A hash for each {@link WORDS} words in a row; sorted once it has been compared. */
  shingles: Uint32Array;
  isSorted: boolean;
  /** MinHash: the least shingle in each of {@link RANGES} ranges of numbers. */
  least: Uint32Array;
  /** Each in one spelling. */
  places: readonly string[];
  /** Two postings with nearly the same text have at least one of these in common. */
  textKeys: readonly number[];
  /** And in the same place, at least one of these. */
  placeKeys: readonly number[];
}

/** Words of a shingle. */
const WORDS = 4;
const RANGES = 96;
/** Ranges that make a key: texts with nine tenths of their shingles in common share one but for 1 in 10⁵. */
const BAND = 6;
/** Ranges in which texts may differ to be compared: twice as many as with nine tenths in common. */
const MAX_DIFFERING = 0.22 * RANGES;
const NOTHING = 0xff_ff_ff_ff;

export function sketchOf({ id, isActive, title, description, places }: PostingText): Sketch {
  const shingles = shinglesOf(wordsOf(`${title}\n${description}`));
  const least = leastOf(shingles);
  const bands = bandsOf(least);
  const placeKeys = places.flatMap((place) => {
    const hash = hashOf(place);
    return bands.map((band) => asKey(mixed(band ^ hash)));
  });
  // Without a place, twice as much has to agree, or too many would be compared.
  const textKeys = bands
    .filter((_, at) => at % 2 === 0)
    .map((band, pair) => asKey(mixed(mixed(band) ^ (bands[2 * pair + 1] ?? 0))));
  return { id, isActive, places, shingles, isSorted: false, least, textKeys, placeKeys };
}

/** Numbers of 30 bits are the fastest keys of a Map. */
const asKey = (hash: number): number => hash >>> 2;

/** The part of shingles that two texts share (the Jaccard index), from 0 to 1; 0 for texts far apart. */
export function similarity(a: Sketch, b: Sketch): number {
  let differing = 0;
  for (let range = 0; range < RANGES; range++)
    if (a.least[range] !== b.least[range] && ++differing > MAX_DIFFERING) return 0;
  const [one, other] = [sorted(a), sorted(b)];
  let [at, shared] = [0, 0];
  for (const shingle of one) {
    while ((other[at] ?? NOTHING) < shingle) at++;
    if (other[at] === shingle) {
      shared++;
      at++;
    }
  }
  return shared / (one.length + other.length - shared);
}

/** Few postings are compared, and to sort them all takes long. */
function sorted(sketch: Sketch): Uint32Array {
  if (!sketch.isSorted) sketch.shingles.sort();
  sketch.isSorted = true;
  return sketch.shingles;
}

const [FNV_OFFSET, FNV_PRIME] = [0x81_1c_9d_c5, 0x01_00_01_93];

/** FNV-1a, 32 bits. */
function hashOf(text: string): number {
  let hash = FNV_OFFSET;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), FNV_PRIME);
  return hash;
}

/** Spreads a hash over all bits, as MurmurHash3 does. */
function mixed(hash: number): number {
  let mix = Math.imul(hash ^ (hash >>> 16), 0x85_eb_ca_6b);
  mix = Math.imul(mix ^ (mix >>> 13), 0xc2_b2_ae_35);
  return (mix ^ (mix >>> 16)) >>> 0;
}

/** Letters and digits; of other alphabets, all that is not punctuation. */
const isOfWord = (code: number): boolean =>
  (code >= 0x61 && code <= 0x7a) ||
  (code >= 0x30 && code <= 0x39) ||
  (code >= 0xc0 && (code < 0x20_00 || code > 0x20_6f));

const [TAG_START, TAG_END] = ["<".charCodeAt(0), ">".charCodeAt(0)];

/** A hash of each word outside of tags, in one pass: patterns take ten times as long. */
function wordsOf(html: string): number[] {
  const text = html.toLowerCase();
  const words: number[] = [];
  let word = FNV_OFFSET;
  let isInTag = false;
  for (let at = 0; at <= text.length; at++) {
    const code = at < text.length ? text.charCodeAt(at) : TAG_START;
    if (isInTag) {
      isInTag = code !== TAG_END;
    } else if (isOfWord(code)) {
      word = Math.imul(word ^ code, FNV_PRIME);
    } else {
      if (word !== FNV_OFFSET) words.push(word);
      word = FNV_OFFSET;
      isInTag = code === TAG_START;
    }
  }
  return words;
}

/** One at least, be the text shorter. */
function shinglesOf(words: readonly number[]): Uint32Array {
  const shingles = new Uint32Array(Math.max(1, words.length - WORDS + 1));
  for (let at = 0; at < shingles.length; at++) {
    let hash = FNV_OFFSET;
    for (let next = at; next < at + WORDS; next++)
      hash = Math.imul(hash ^ (words[next] ?? 0), FNV_PRIME) ^ (hash >>> 15);
    shingles[at] = mixed(hash);
  }
  return shingles;
}

function leastOf(shingles: Uint32Array): Uint32Array {
  const least = new Uint32Array(RANGES).fill(NOTHING);
  for (const shingle of shingles) {
    const range = Math.floor(shingle / (2 ** 32 / RANGES));
    if (shingle < (least[range] ?? NOTHING)) least[range] = shingle;
  }
  return least;
}

/** A hash for each band; none for one without a shingle, which most short texts have in common. */
function bandsOf(least: Uint32Array): number[] {
  const bands: number[] = [];
  for (let start = 0; start < RANGES; start += BAND) {
    let [key, isEmpty] = [start, true];
    for (let range = start; range < start + BAND; range++) {
      const hash = least[range] ?? NOTHING;
      if (hash !== NOTHING) isEmpty = false;
      key = mixed(key ^ hash);
    }
    if (!isEmpty) bands.push(key);
  }
  return bands;
}
