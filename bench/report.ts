/** One measured figure; `limit` says what it is to reach, which is reported and never enforced. */
export interface Figure {
  name: string;
  value: number;
  unit: string;
  limit?: { least: number } | { most: number };
}

export function ratio(name: string, value: number, limit?: Figure["limit"]): Figure {
  return { name, value, unit: "×", ...(limit ? { limit } : {}) };
}

function verdict({ value, limit }: Figure): string {
  if (!limit) return "";
  const reached = "least" in limit ? value >= limit.least : value <= limit.most;
  const bound = "least" in limit ? `≥ ${limit.least}` : `≤ ${limit.most}`;
  return `${reached ? "✓" : "✗"} ${bound}`;
}

/** Three significant digits: what a repetition of the measurement would still agree on. */
const shown = new Intl.NumberFormat("en", { maximumSignificantDigits: 3 });

/** A table of the figures for a terminal. */
export function table(figures: Figure[]): string {
  const rows = figures.map((figure) => [
    figure.name,
    shown.format(figure.value),
    figure.unit,
    verdict(figure),
  ]);
  const widths = [0, 1, 2].map((column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows
    .map(([name = "", value = "", unit = "", reached = ""]) =>
      [
        name.padEnd(widths[0] ?? 0),
        value.padStart(widths[1] ?? 0),
        unit.padEnd(widths[2] ?? 0),
        reached,
      ].join("  "),
    )
    .join("\n");
}
