import { emailProblem } from "#contract/email-address.ts";
import { checkWebAddress } from "#contract/web-address.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { type Cell, cellText, type Grid } from "../cell.ts";
import type { ColumnName } from "../columns.ts";
import { linkedAddress, isCut, sameAddress } from "../link-address.ts";
import type { Matching } from "./match-columns.ts";
import { addressText } from "../plain-text.ts";
import { type Answers, columnKey, type Question } from "./question.ts";
import type { Said } from "./row-problem.ts";

const ADDRESSES: readonly (ColumnName | null)[] = [
  "application",
  "applicationEmail",
  "applicationUrl",
];

/** Whether a column is one of addresses for applications. */
export const holdsAddresses = (name: ColumnName | null | undefined): boolean =>
  ADDRESSES.includes(name ?? null);

/** Whether cells that show an address count, or what they link to, is one question for the file. */
export const LINK_KEY = columnKey("links");

/** What a cell of an address says: its text or its link, or what is wrong. Neither leaves the field alone. */
interface AddressReading {
  text?: string;
  problem?: Said;
  note?: Said;
}

/** Reads a cell of an address. `target`: what it links to, other than what it shows. */
export function readAddress(
  raw: string,
  target: string | undefined,
  answers: Answers,
): AddressReading {
  const shown = addressText(raw);
  const linked = target === undefined || isCut(target) ? "" : linkedAddress(target);
  if (linked === "") {
    const cut = [shown, target ?? ""].find(isCut);
    return cut === undefined ? { text: shown } : { problem: { key: "addressCut", text: cut } };
  }
  if (showsOther(shown, linked)) {
    const answer = answers[LINK_KEY];
    if (answer === "") return {};
    if (answer === "shown") return { text: shown };
    if (answer === undefined)
      return { problem: { key: "linkDiffers", text: shown, address: linked } };
  }
  return { text: linked, note: { key: "linkTaken", text: shown, address: linked } };
}

/** Whether a text has an address that is not that of its link. */
function showsOther(shown: string, linked: string): boolean {
  const isWhole = emailProblem(shown) === null || checkWebAddress(shown).problem === null;
  const words = isWhole ? [shown] : shown.split(/[\s,;|<>()]+/);
  return words.some(
    (word) =>
      !isCut(word) &&
      !sameAddress(word, linked) &&
      (isWhole || /^(?:https?:\/\/|www\.)\S/i.test(word) || emailProblem(word) === null),
  );
}

/** Cells of addresses, each with the address to which it links. */
const linkedCells = ({ rows, warnings }: Grid, { first, columns }: Matching) =>
  warnings.flatMap(({ row, column = -1, target }) =>
    target !== undefined && row >= first && holdsAddresses(columns[column])
      ? [{ row, column, target, raw: cellText(rows[row]?.[column]) }]
      : [],
  );

/** Asks once what counts where cells show one address and link to another. */
export function questionOfLinks(grid: Grid, matching: Matching): Question | undefined {
  const differing = linkedCells(grid, matching).filter(
    ({ raw, target }) => readAddress(raw, target, {}).problem && !isCut(target),
  );
  const [example] = differing;
  if (!example) return undefined;
  return {
    key: LINK_KEY,
    column: "applicationUrl",
    text: m.import_which_link({ text: example.raw, address: linkedAddress(example.target) }),
    count: differing.length,
    options: [
      { value: "shown", label: m.import_link_shown() },
      { value: "link", label: m.import_link_target() },
    ],
    proposal: undefined,
  };
}

/** The rows of a file with the addresses that are read of their links, which a file without links keeps. */
export function rowsWithLinks(grid: Grid, matching: Matching, answers: Answers): Cell[][] {
  const rows = [...grid.rows];
  for (const { row, column, raw, target } of linkedCells(grid, matching)) {
    const { text } = readAddress(raw, target, answers);
    if (text !== undefined) rows[row] = (rows[row] ?? []).with(column, text);
  }
  return rows;
}
