/** Between values: places have commas. */
export type Separator = "," | ";";

/** The values of a filter, any of which a job has to match, or with `not` none: "6,14", "not:Hope, BC; Paris". */
export interface Several {
  not: boolean;
  values: readonly string[];
}

const NOT = "not:";

export function readSeveral(text: string, separator: Separator): Several {
  const not = text.startsWith(NOT);
  const values = (not ? text.slice(NOT.length) : text).split(separator);
  return { not, values: values.map((value) => value.trim()).filter(Boolean) };
}

/** "" without values. */
export const writeSeveral = ({ not, values }: Several, separator: Separator): string =>
  values.length === 0 ? "" : (not ? NOT : "") + values.join(separator === ";" ? "; " : separator);
