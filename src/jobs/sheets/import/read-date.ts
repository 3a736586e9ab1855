import { isCalendarDate } from "#contract/calendar-date.ts";
import { foldText } from "#contract/text.ts";

/** Which of two numbers of a date is the day. */
export type DateOrder = "dayFirst" | "monthFirst";

/** The beginnings of months in English and French, folded. */
const MONTHS = [
  "jan",
  "feb|fev",
  "mar",
  "apr|avr",
  "may|mai",
  "jun|juin",
  "jul|juil",
  "aug|aou",
  "sep",
  "oct",
  "nov",
  "dec",
].map((names) => new RegExp(`^(?:${names})`));

const ISO = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/;
const NUMBERS = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})(?:\s.*)?$/;
const DAY_MONTH = /^(\d{1,2})(?:er|st|nd|rd|th)?[ -]+(?:of |de )?([a-z]+)\.?,?[ -]+(\d{4})$/;
const MONTH_DAY = /^([a-z]+)\.?[ -]+(\d{1,2})(?:st|nd|rd|th)?,?[ -]+(\d{4})$/;

/** Whether the order of a date's numbers has to be known to read it. */
export const needsOrder = (text: string): boolean => NUMBERS.test(text.trim());

/** Reads a date as people write it. @returns a calendar date; null for what is none */
export function readDate(text: string, order?: DateOrder): string | null {
  const written = text.trim();
  const [, year, month, day] = ISO.exec(written) ?? [];
  if (year) return dateOf(year, Number(month), Number(day));
  const [, one, two, end] = NUMBERS.exec(written) ?? [];
  if (one && two && end) {
    if (!order) return null;
    const full = end.length === 2 ? `20${end}` : end;
    return order === "dayFirst"
      ? dateOf(full, Number(two), Number(one))
      : dateOf(full, Number(one), Number(two));
  }
  const folded = foldText(written);
  const [, d1, m1 = "", y1] = DAY_MONTH.exec(folded) ?? [];
  if (y1) return dateOf(y1, monthOf(m1), Number(d1));
  const [, m2 = "", d2, y2] = MONTH_DAY.exec(folded) ?? [];
  return y2 ? dateOf(y2, monthOf(m2), Number(d2)) : null;
}

const monthOf = (name: string) => MONTHS.findIndex((pattern) => pattern.test(name)) + 1;

function dateOf(year: string, month: number, day: number): string | null {
  const pad = (part: number) => String(part).padStart(2, "0");
  const date = `${year}-${pad(month)}-${pad(day)}`;
  return isCalendarDate(date) ? date : null;
}
