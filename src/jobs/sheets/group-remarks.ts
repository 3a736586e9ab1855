import type { Remark, RemarkKind } from "./remark.ts";

/** The remarks of one kind about one column, or about whole rows. */
export interface RemarkGroup {
  what: RemarkKind;
  column: number | undefined;
  remarks: Remark[];
}

/** Remarks in groups, in the order of their kinds and columns; each place once. */
export function groupRemarks(remarks: readonly Remark[]): RemarkGroup[] {
  const groups = new Map<string, RemarkGroup>();
  const seen = new Set<string>();
  for (const remark of remarks) {
    const { what, row, column } = remark;
    const key = `${what} ${column}`;
    if (seen.has(`${key} ${row} ${remark.example}`)) continue;
    seen.add(`${key} ${row} ${remark.example}`);
    const group = groups.get(key) ?? { what, column, remarks: [] };
    group.remarks.push(remark);
    groups.set(key, group);
  }
  return [...groups.values()];
}
