/**
 * The index that a key moves to among items with these names: round the ends with arrows, to the
 * next one that starts with a typed letter; undefined for a key that does not move.
 */
export function nextItem(key: string, names: readonly string[], current: number) {
  const count = names.length;
  if (key === "ArrowDown") return (current + 1) % count;
  if (key === "ArrowUp") return (Math.max(current, 0) - 1 + count) % count;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  if (key.length !== 1 || key === " ") return undefined;
  const order = names.map((_, step) => (current + 1 + step) % count);
  return order.find((index) => names[index]?.trim().toLowerCase().startsWith(key.toLowerCase()));
}
