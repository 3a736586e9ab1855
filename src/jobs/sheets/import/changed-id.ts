import { foldText } from "#contract/text.ts";
import { type Cell, cellText } from "../cell.ts";

const MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
const FRENCH = "janv fevr mars avr mai juin juil aout sept oct nov dec".split(" ");

/** Digits that a spreadsheet keeps of a number; those after them become zeros. */
const DIGITS = 15;

/**
 * What a spreadsheet may make of a text that looks like a number or a date, as keys: "n12345" of
 * 0012345, "e2:1.23e+11" of 123000000456, "d3-12" of MAR-12. Two texts with a key in common may be one.
 */
function formsOf(text: string): string[] {
  const forms: string[] = [];
  const plain = text.trim().replaceAll(/[\s\u00A0\u202F]/g, "");
  if (/^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d{1,3})?$/i.test(plain)) {
    const number = Number(plain);
    forms.push(`n${Number(number.toPrecision(DIGITS))}`);
    for (let digits = 0; digits <= 5; digits += 1) forms.push(`e${number.toExponential(digits)}`);
  }
  for (const [month, day] of monthsAndDays(text)) forms.push(`d${month}-${day}`);
  return forms;
}

/** The month and day that a spreadsheet reads in a text such as "MAR-12", "3/12" or "2035-03-12". */
function monthsAndDays(text: string): [number, number][] {
  const folded = foldText(text.replaceAll(/[-/.]/g, " "));
  const [, one = "", other = "", third = ""] =
    /^(\d{1,4}|[a-z]{3,5}) ?(\d{1,4}|[a-z]{3,5})(?: (\d{1,4}))?$/.exec(folded) ?? [];
  if (one === "" || (!/[-/. ]/.test(text.trim()) && !/[a-z]/.test(one + other))) return [];
  const parts = third.length > 0 && one.length === 4 ? [other, third] : [one, other];
  const numbers = parts.map((part) => (/\d/.test(part) ? Number(part) : monthOf(part)));
  const [a = 0, b = 0] = numbers;
  const both: [number, number][] = [
    [a, b],
    [b, a],
  ];
  return both.filter(([month, day]) => month >= 1 && month <= 12 && day >= 0);
}

const monthOf = (name: string) =>
  Math.max(
    MONTHS.findIndex((month) => name.startsWith(month)),
    FRENCH.findIndex((month) => name.startsWith(month)),
  ) + 1;

/** Whether a cell shows what only a spreadsheet writes for an id: "1.23E+11", a date. */
export function isSpreadsheetForm(cell: Cell): boolean {
  if (cell !== null && typeof cell === "object" && "date" in cell) return true;
  return /^\d(?:[.,]\d+)?E\+\d{2,3}$/.test(cellText(cell));
}

const ENGLISH_DATE = MONTHS.map((month) => month[0]?.toUpperCase() + month.slice(1)).join("|");
const DATE_FORM = new RegExp(
  `^(?:\\d{1,2}-(?:${ENGLISH_DATE})|(?:${ENGLISH_DATE})-\\d\\d|\\d{1,2}-(?:janv|févr|mars|avr|mai|juin|juil|août|sept|oct|nov|déc)\\.?)$`,
);

/** Whether an id looks like the date that a spreadsheet shows for "MAR-12": "12-Mar". */
export const isDateForm = (text: string): boolean => DATE_FORM.test(text);

/** Finds, among ids that are stored, those that a spreadsheet may have changed into the text of a cell. */
export function changedIds(stored: Iterable<string>): (cell: Cell) => string[] {
  const byForm = new Map<string, Set<string>>();
  for (const id of stored)
    for (const form of formsOf(id)) byForm.set(form, (byForm.get(form) ?? new Set()).add(id));
  return (cell) => {
    const text = cellText(cell);
    // A sum of scientific notation has as many digits as it shows; a number has all.
    const [, digits = ""] = /^\d(?:[.,](\d+))?E\+?\d{1,3}$/i.exec(text.trim()) ?? [];
    const isShort = /E/i.test(text) && digits.length <= 5;
    const wanted = formsOf(text.replace(",", ".")).filter(
      (form) =>
        form.startsWith("d") ||
        form.startsWith("n") ||
        (isShort && form === `e${Number(text.replace(",", ".")).toExponential(digits.length)}`),
    );
    return [...new Set(wanted.flatMap((form) => [...(byForm.get(form) ?? [])]))];
  };
}

/** The text of an id that a spreadsheet may hold as a number: without separators, with the zeros of its format. */
export function idText(cell: Cell | undefined): string {
  const text = cellText(cell);
  if (cell === null || typeof cell !== "object" || !("number" in cell)) return text;
  if (/^\d+$/.test(text) || !Number.isSafeInteger(cell.number)) return text;
  return /[a-z]/i.test(text) && !/^\d(?:[.,]\d+)?e\+?\d+$/i.test(text) ? text : String(cell.number);
}
