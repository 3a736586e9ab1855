/** One measured figure; `most` is its target, which is reported and never enforced. */
export interface Figure {
  name: string;
  value: number;
  unit: string;
  most?: number | undefined;
}

/** The middle value. */
export const median = (values: readonly number[]) => percentile(values, 0.5);

/** The value that a share `p` (0 to 1) of all values do not exceed. */
export function percentile(values: readonly number[], p: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * p) - 1)] ?? NaN;
}

const shown = new Intl.NumberFormat("en", { maximumSignificantDigits: 3 });

/** A table of the figures for a terminal. */
export function table(figures: Figure[]): string {
  const width = Math.max(...figures.map(({ name }) => name.length));
  return figures
    .map(({ name, value, unit, most }) => {
      const target = most === undefined ? "" : `  ${value <= most ? "✓" : "✗"} ≤ ${most}`;
      return `${name.padEnd(width)}  ${shown.format(value).padStart(8)} ${unit.padEnd(3)}${target}`;
    })
    .join("\n");
}
