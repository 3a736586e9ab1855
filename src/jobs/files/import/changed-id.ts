import { isCalendarDate } from "#contract/calendar-date.ts";
import { foldText, normalizeId } from "#contract/text.ts";
import { type Cell, cellText } from "../cell.ts";
import { DIGITS } from "../limits.ts";

/** The names of months that spreadsheets read and show, folded; the first three letters come first. */
const NAMES = [
  "jan january janv janvier",
  "feb february fevr fevrier",
  "mar march mars",
  "apr april avr avril",
  "may mai",
  "jun june juin",
  "jul july juil juillet",
  "aug august aout",
  "sep september sept septembre",
  "oct october octobre",
  "nov november novembre",
  "dec december decembre",
].map((names) => names.split(" "));

/**
 * What a spreadsheet may make of a text that looks like a number or a date, as keys: "n12345" of
 * 0012345, "e2:1.23e+11" of 123000000456, "d3-12" of MAR-12. Two texts with a key in common may be one.
 */
function formsOf(text: string): string[] {
  const forms = datesOf(text);
  const plain = text.trim().replaceAll(/[\s\u00A0\u202F]/g, "");
  if (/^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d{1,3})?$/i.test(plain)) {
    const number = Number(plain);
    forms.push(`n${Number(number.toPrecision(DIGITS))}`);
    for (let digits = 0; digits <= 5; digits += 1) forms.push(`e${number.toExponential(digits)}`);
  }
  return forms;
}

/**
 * The days and months that a spreadsheet reads in a text that begins with the name or number of a month, or
 * ends so, as keys: "d3-12" of MAR-12, "y3-35" of MAR-2035, both of 2035-03-01.
 */
function datesOf(text: string): string[] {
  const parts = foldText(text.replaceAll(/[-/.]/g, " "))
    .replace(/^([a-z]+)(\d+)$/, "$1 $2")
    .split(" ");
  const daysOf = (name = "", number = "") => {
    const month = monthOf(name);
    // 2036 is a leap year.
    const isDay = isCalendarDate(`2036-${pad(month)}-${pad(Number(number))}`);
    return month > 0 && isDay ? [`d${month}-${Number(number)}`] : [];
  };
  const monthsOf = (name = "", year = "") =>
    monthOf(name) > 0 && /^\d\d(?:\d\d)?$/.test(year)
      ? [`y${monthOf(name)}-${Number(year.slice(-2))}`]
      : [];
  if (parts.length < 2 || parts.length > 3) return [];
  const isYearFirst = parts.length === 3 && parts[0]?.length === 4;
  const [one, other, third] = isYearFirst ? [...parts.slice(1), parts[0]] : parts;
  const days = [...daysOf(one, other), ...(isYearFirst ? [] : daysOf(other, one))];
  if (third === undefined) return [...days, ...monthsOf(one, other), ...monthsOf(other, one)];
  const firsts = [
    ...(Number(other) === 1 ? monthsOf(one, third) : []),
    ...(Number(one) === 1 ? monthsOf(other, third) : []),
  ];
  return [...days, ...firsts];
}

const pad = (number: number) => String(number).padStart(2, "0");

/** The number of a month by its name or number, from 1; 0 for what is none. */
const monthOf = (name: string) =>
  /^(?:0?[1-9]|1[0-2])$/.test(name)
    ? Number(name)
    : NAMES.findIndex((names) => names.includes(name)) + 1;

/** Whether a cell shows what only a spreadsheet writes for an id: "1.23E+11", a date. */
export function isSpreadsheetForm(cell: Cell): boolean {
  if (cell !== null && typeof cell === "object" && "date" in cell) return true;
  return /^\d(?:[.,]\d+)?E\+\d{2,3}$/.test(cellText(cell));
}

const ENGLISH_DATE = NAMES.map(([month = ""]) => month[0]?.toUpperCase() + month.slice(1)).join(
  "|",
);
const DATE_FORM = new RegExp(
  `^(?:\\d{1,2}-(?:${ENGLISH_DATE})|(?:${ENGLISH_DATE})-\\d\\d|\\d{1,2}-(?:janv|févr|mars|avr|mai|juin|juil|août|sept|oct|nov|déc)\\.?)$`,
);

/** A date with its year, as a spreadsheet writes it into other files. */
const FULL_DATE = /^(?:\d{4}-\d{2}-\d{2}|\d{1,2}[-/.]\d{1,2}[-/.](?:\d{2}|\d{4}))$/;

/** Whether an id looks like the date that a spreadsheet shows for "MAR-12": "12-Mar". */
export const isDateForm = (text: string): boolean => DATE_FORM.test(text);

/** Finds, among ids that are stored, those that a spreadsheet may have changed into the text of a cell. */
export function changedIds(stored: Iterable<string>): (cell: Cell) => string[] {
  const byForm = new Map<string, Set<string>>();
  for (const id of stored)
    for (const form of formsOf(id)) byForm.set(form, (byForm.get(form) ?? new Set()).add(id));
  return (cell) => {
    const text = cellText(cell);
    const isDate = typeof cell !== "string" || isDateForm(text) || FULL_DATE.test(text);
    // A spreadsheet puts no zeros in front of a text.
    const hasZeros = typeof cell === "string" && /^0\d/.test(text);
    // A sum of scientific notation has as many digits as it shows; a number has all.
    const [, digits = ""] = /^\d(?:[.,](\d+))?E\+?\d{1,3}$/i.exec(text.trim()) ?? [];
    const isShort = /E/i.test(text) && digits.length <= 5;
    const wanted = formsOf(text.replace(",", ".")).filter(
      (form) =>
        (isDate && /^[dy]/.test(form)) ||
        (!hasZeros && form.startsWith("n")) ||
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

/** Jobs by their reference ids, as these are compared; the last one of an id counts. */
export const byReferenceId = <Job extends { referenceId: string | null }>(
  jobs: readonly Job[],
): Map<string, Job> =>
  new Map(
    jobs.flatMap((job) =>
      job.referenceId === null ? [] : [[normalizeId(job.referenceId), job] as const],
    ),
  );
