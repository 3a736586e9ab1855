import type { Grid } from "#src/jobs/sheets/cell.ts";
import type { Matching } from "#src/jobs/sheets/import/match-columns.ts";

/** A file that was read, and the columns that its headings name. */
export interface ReadFile {
  name: string;
  grid: Grid;
  matching: Matching;
}
