/**
 * How many letters were left out, added, replaced or swapped with their neighbour between two words, at
 * most `max` + 1. `ofStart`: between the first and any beginning of the second.
 */
export function editDistance(a: string, b: string, max: number, ofStart = false): number {
  if (a.length - b.length > max || (!ofStart && b.length - a.length > max)) return max + 1;
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = (row[j - 1] ?? 0) + Number(a[i - 1] !== b[j - 1]);
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swapped = isSwapped ? (before[j - 2] ?? 0) + 1 : Infinity;
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, replaced, swapped));
    }
    if (Math.min(...next) > max) return max + 1;
    [before, row] = [row, next];
  }
  return Math.min(ofStart ? Math.min(...row) : (row.at(-1) ?? 0), max + 1);
}
