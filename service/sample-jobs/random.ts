/** A seeded source of chance: the same seed and stream give the same values. */
export interface Random {
  /** From 0 up to, not including, 1. */
  next: () => number;
  /** A whole number from `low` to `high`, both included. */
  int: (low: number, high: number) => number;
  /** True with the given probability. */
  chance: (probability: number) => boolean;
  /** An item, each as likely as the others. */
  pick: <T>(items: readonly [T, ...T[]]) => T;
  /** `count` of the items, or all when there are fewer, in their order. */
  some: <T>(items: readonly T[], count: number) => T[];
}

/** Spreads the bits of neighbouring numbers (the finalizer of MurmurHash3). */
function mix(value: number): number {
  let bits = value ^ (value >>> 16);
  bits = Math.imul(bits, 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}

/** A separate sequence for each pair of seed and stream. */
export function createRandom(seed: number, stream: number): Random {
  const STEP = 0x9e3779b9;
  let state = mix(mix(seed) + Math.imul(stream, STEP));
  const next = () => mix((state = (state + STEP) >>> 0)) / 2 ** 32;
  const int = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick: (items) => items[int(0, items.length - 1)] ?? items[0],
    some(items, count) {
      let left = count;
      return items.filter((_, index) => {
        const taken = next() * (items.length - index) < left;
        if (taken) left -= 1;
        return taken;
      });
    },
  };
}
