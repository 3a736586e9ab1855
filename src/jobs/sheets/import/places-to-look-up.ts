import { forEachInSlices } from "#src/lib/time/in-slices.ts";
import { lookUpText } from "../../reference/judge-place.ts";
import { type Cell, cellText, type Grid } from "../cell.ts";
import { isSecondHeader, type Matching } from "./match-columns.ts";
import { plainLines } from "./plain-text.ts";
import { valuesIn } from "./values-in.ts";

/** The distinct places of a file that no posting has, as search terms for GET /locations. */
export async function placesToLookUp(
  grid: Grid,
  { first, columns }: Matching,
  known: ReadonlySet<string>,
  signal?: AbortSignal,
): Promise<string[]> {
  const provinces = columns.indexOf("province");
  const found = new Set<string>();
  const seen = new Set<string>();
  const addPlaces = (row: readonly Cell[]) => {
    if (isSecondHeader(row, columns)) return;
    for (const [at, name] of columns.entries()) {
      const text = name === "locations" ? cellText(row[at]) : "";
      const written = cellText(row[provinces]);
      if (text === "" || known.has(text) || seen.has(`${text}\n${written}`)) continue;
      seen.add(`${text}\n${written}`);
      const province = plainLines(written);
      for (const place of valuesIn(plainLines(text)))
        if (!known.has(place)) found.add(lookUpText(place, province));
    }
  };
  await forEachInSlices(grid.rows.slice(first), addPlaces, signal);
  return [...found];
}
