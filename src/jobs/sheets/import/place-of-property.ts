import { m } from "#src/i18n/paraglide/messages.js";
import type { ColumnName } from "../columns.ts";
import { cellPlace } from "../row-place.ts";
import type { ImportedFile } from "./imported-file.ts";

/** The columns that may hold a property of the interface, the likeliest first. */
const COLUMNS: readonly [property: RegExp, names: ColumnName[]][] = [
  [/^salary\.maxAmount/, ["maxAmount", "pay"]],
  [/^salary\.period/, ["period", "pay", "amount"]],
  [/^salary\.plusCommission/, ["plusCommission"]],
  [/^salary/, ["amount", "pay"]],
  [/^description/, ["description", "descriptionText"]],
];

/** A sentence about a property, with the place of its cell; without one where the file has no such column. */
export function placeOfProperty(
  property: string,
  problem: string,
  row: number,
  { columns, cells, ...file }: Omit<ImportedFile, "rows" | "name">,
): string {
  const named = COLUMNS.find(([pattern]) => pattern.test(property))?.[1];
  const names: string[] = named ?? [/^\w+/.exec(property)?.[0] ?? ""];
  const index = names.map((name) => columns.indexOf(name as ColumnName)).find((at) => at !== -1);
  if (index === undefined) return problem;
  const place = cellPlace({ ...file, rows: cells }, row - 1, index);
  return m.import_problem({ place, problem });
}
