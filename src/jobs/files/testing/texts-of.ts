import { cellText, type Grid } from "../cell.ts";

/** The texts of a table. */
export const textsOf = ({ rows }: Grid): string[][] => rows.map((row) => row.map(cellText));
