import { readPlace } from "#contract/read-place.ts";
import { provinceCode } from "#contract/province-names.ts";
import { isRefusedPlace } from "../plan/refused-places.ts";
import { columnOfHeading } from "../../../files/columns.ts";

/** A row of a pasted table: one posting elsewhere. */
export interface PlaceRow {
  places: string[];
  /** What stands for each sign, such as "{manager}", in title, text and reference id. */
  values: ReadonlyMap<string, string>;
  /** Cells that set a field; undefined or empty leaves it as it is. */
  pay?: string | undefined;
  payTo?: string | undefined;
  period?: string | undefined;
  email?: string | undefined;
  referenceId?: string | undefined;
}

/** Signs of columns that are known under many headings. */
const SIGNS: Partial<Record<string, string>> = {
  pay: "{pay}",
  amount: "{pay}",
  applicationEmail: "{email}",
};

const cellsOf = (line: string) => line.split("\t").map((cell) => cell.trim());

/** A table whose first line has headings, one of them of places; null for a plain list. */
function readTable(text: string) {
  const [headings = [], ...rows] = text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== "")
    .map(cellsOf);
  const columns = headings.map(columnOfHeading);
  const [place, province] = [columns.indexOf("locations"), columns.indexOf("province")];
  if (place === -1 || headings.length < 2 || rows.length === 0) return null;
  return { headings, columns, rows, place, province };
}

/** The rows of a pasted table; null for a plain list of places. */
export function placeRows(text: string): PlaceRow[] | null {
  const table = readTable(text);
  if (table === null) return null;
  const { headings, columns, rows, place, province } = table;
  return rows
    .map((cells): PlaceRow => {
      const code = provinceCode(cells[province] ?? "");
      const places = (cells[place] ?? "")
        .split(";")
        .map((one) => one.trim())
        .filter(Boolean)
        .map((one) => (code === null || one.includes(",") ? one : `${one}, ${code}`));
      const cellOf = (...names: string[]) =>
        cells[columns.findIndex((name) => name !== undefined && names.includes(name))];
      const values = headings.flatMap((heading, at) => {
        const known = SIGNS[columns[at] ?? ""];
        const value = cells[at] ?? "";
        return [`{${heading}}`, ...(known ? [known] : [])].map((sign) => [sign, value] as const);
      });
      return {
        places,
        values: new Map([...values, ["{city}", townOf(places)]]),
        pay: cellOf("pay", "amount"),
        payTo: cellOf("maxAmount"),
        period: cellOf("period"),
        email: cellOf("applicationEmail"),
        referenceId: cellOf("referenceId"),
      };
    })
    .filter(({ places }) => places.length > 0);
}

/** The first town of some places; empty for a remainder such as "ON", which names none. */
export const townOf = ([first = ""]: readonly string[]): string =>
  isRefusedPlace(first) ? "" : readPlace(first).city;

/** The table with other places in the rows of one. */
export function replaceInTable(text: string, replaced: string, by: readonly string[]): string {
  const table = readTable(text);
  if (table === null) return text;
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== "");
  return lines
    .map((line) => {
      const [row] = placeRows(`${lines[0]}\n${line}`) ?? [];
      if (!row?.places.includes(replaced)) return line;
      const cells = cellsOf(line);
      cells[table.place] = row.places.flatMap((one) => (one === replaced ? by : one)).join("; ");
      return cells.join("\t");
    })
    .join("\n");
}
