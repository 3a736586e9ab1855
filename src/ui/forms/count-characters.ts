/** From this part of the maximum on, a person wants to know what is left. */
const NEAR = 0.8;

/**
 * The text of a counter: characters left, characters too many, or nothing far from the maximum.
 */
export function countCharacters(length: number, max: number) {
  if (length > max) return { kind: "over", count: length - max } as const;
  if (length >= max * NEAR) return { kind: "left", count: max - length } as const;
  return null;
}
