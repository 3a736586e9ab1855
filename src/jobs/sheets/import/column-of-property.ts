import type { ColumnName } from "../columns.ts";

/** The columns that may hold a property of the interface, the likeliest first. */
const COLUMNS: readonly [property: RegExp, names: ColumnName[]][] = [
  [/^salary\.maxAmount/, ["maxAmount", "pay"]],
  [/^salary\.period/, ["period", "pay", "amount"]],
  [/^salary\.plusCommission/, ["plusCommission"]],
  [/^salary/, ["amount", "pay"]],
  [/^description/, ["description", "descriptionText"]],
];

/** The position of the column that holds a property; undefined where the file has no such column. */
export function columnOfProperty(
  property: string,
  columns: readonly (ColumnName | null)[],
): number | undefined {
  const named = COLUMNS.find(([pattern]) => pattern.test(property))?.[1];
  const names: readonly string[] = named ?? [/^\w+/.exec(property)?.[0] ?? ""];
  return names.map((name) => columns.indexOf(name as ColumnName)).find((at) => at !== -1);
}
