/** Chance that is the same for the same seed, so that samples can be told again. */
export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number;
  /** A whole number from `low` to `high`, both included. */
  int(low: number, high: number): number;
  /** True with the given probability. */
  chance(probability: number): boolean;
  /** @throws RangeError when there is nothing to pick from. */
  pick<T>(items: readonly T[]): T;
  /** By weight: `{ active: 3, draft: 1 }` is active three times out of four. */
  weighted<K extends string>(weights: Readonly<Partial<Record<K, number>>>): K;
  /** `count` of the items, or all when there are fewer, in their order. */
  some<T>(items: readonly T[], count: number): T[];
}

/** Spreads the bits of neighbouring numbers (the finalizer of MurmurHash3). */
function mix(value: number): number {
  let bits = value ^ (value >>> 16);
  bits = Math.imul(bits, 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}

/** A sequence of its own for every pair of seed and stream (Weyl sequence, mixed). */
export function createRandom(seed: number, stream: number): Random {
  let state = mix(mix(seed) + Math.imul(stream, 0x9e3779b9));
  const next = () => {
    state = (state + 0x9e3779b9) >>> 0;
    return mix(state) / 2 ** 32;
  };
  const int = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick(items) {
      if (items.length === 0) throw new RangeError("There is nothing to pick from.");
      return items[int(0, items.length - 1)] as (typeof items)[number];
    },
    weighted<K extends string>(weights: Readonly<Partial<Record<K, number>>>): K {
      const entries = Object.entries(weights) as [K, number][];
      let left = next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
      const found = entries.find(([, weight]) => (left -= weight) < 0) ?? entries.at(-1);
      if (!found) throw new RangeError("There is nothing to pick from.");
      return found[0];
    },
    some(items, count) {
      let wanted = Math.min(count, items.length);
      return items.filter((_, i) => {
        const taken = next() * (items.length - i) < wanted;
        if (taken) wanted -= 1;
        return taken;
      });
    },
  };
}
