import { isCalendarDate } from "#contract/calendar-date.ts";
import type { ProvinceCode } from "#contract/reference.ts";
import { foldText } from "#contract/text.ts";
import { dayOf } from "../../job/previews/end-of-day.ts";

/** Which of two numbers of a date is the day. */
export type DateOrder = "dayFirst" | "monthFirst";

/** By what a date is read that could be several days. */
interface DateContext {
  order?: DateOrder | undefined;
  /** Where the day of an instant is meant; null: where this computer is. */
  province?: ProvinceCode | null;
}

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

const WEEKDAY =
  /^(?:(?:le )?(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?|(?:le )?(?:lun|mar|mer(?:cre)?|jeu|ven(?:dre)?|sam|dim)(?:e?di|anche)?)\.?,? +(?:(?:le|the) )?(?=\d|[a-z])/;
/** Words before a date that say no more than it. */
const BEFORE = /^(?:(?:le|the|on|by|until|till|au|jusqu au|d ici le|d ici au) )+(?=\d|[a-z])/;
const TIME = "(?:[T, ]+(?:at |a )?\\d{1,2} ?[:h.] ?\\d{0,2}.*)?$";
const YEAR = "(\\d{4}|\\d{2}(?!\\d))";
const NUMBERS = new RegExp(`^(\\d{1,2})[-/. ](\\d{1,2})[-/. ]${YEAR}(?:\\s.*)?$`);

/** Serial numbers of spreadsheets: days since 1899-12-30, here for 2000 to 2099. */
const [FIRST_SERIAL, LAST_SERIAL] = [36_526, 73_050];
const MILLISECONDS_A_DAY = 86_400_000;

/** How people and programs write dates, folded, each with what it means. */
const READERS: readonly [
  pattern: RegExp,
  read: (parts: string[], context: DateContext) => string | null,
][] = [
  // At midnight it is a day that a program wrote as an instant.
  [/^(\d{4})-(\d\d)-(\d\d)[t ]00:00(?::00(?:\.0+)?)?(?:z| ?utc| ?gmt|[+ ]00:?00)?$/, ymd],
  [
    /^(\d{4}-\d\d-\d\d)[t ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?) ?(?:z|utc|gmt|\+00:?00)$/,
    ([day, time], context) => instant(Date.parse(`${day}T${time}Z`), context),
  ],
  [/^(\d{4}) (\d\d) (\d\d)t00:00(?::00(?:\.0+)?)?(?:z)?$/, ymd],
  [new RegExp(`^(\\d{4})[-/. ](\\d{1,2})[-/. ](\\d{1,2})(?:[t ,].*)?$`), ymd],
  [/^(20\d\d)(\d\d)(\d\d)$/, ymd],
  [
    NUMBERS,
    ([one, two, year], { order }) =>
      order === undefined
        ? null
        : order === "dayFirst"
          ? dateOf(year, two, one)
          : dateOf(year, one, two),
  ],
  [
    new RegExp(
      `^(\\d{1,2})(?:er|st|nd|rd|th)?[ /-]+(?:of |de )?([a-z]+)\\.?,?[ /-]+${YEAR}${TIME}`,
    ),
    ([day, month, year]) => dateOf(year, monthOf(month), day),
  ],
  [
    new RegExp(`^([a-z]+)\\.?[ -]+(\\d{1,2})(?:st|nd|rd|th)?,?[ -]+${YEAR}${TIME}`),
    ([month, day, year]) => dateOf(year, monthOf(month), day),
  ],
  [
    /^(\d{4})[ /-]([a-z]+)[ /-](\d{1,2})$/,
    ([year, month, day]) => dateOf(year, monthOf(month), day),
  ],
  [/^(\d{13})$/, ([milliseconds], context) => instant(Number(milliseconds), context)],
  [/^(\d{10})$/, ([seconds], context) => instant(Number(seconds) * 1_000, context)],
  [/^(\d{5})(?:[.,]\d+)?$/, ([days]) => ofSerial(Number(days))],
];

/** RFC 822 and 1123, of feeds: "Tue, 04 Dec 2035 07:59:59 GMT". */
const RFC_822 =
  /^(?:[a-z]{3}, )?\d{1,2} [a-z]{3} \d{4} \d\d:\d\d(?::\d\d)? (?:gmt|utc?|z|[+-]\d{4})$/i;

/** Whether the order of a date's numbers has to be known to read it. */
export const needsOrder = (text: string): boolean =>
  NUMBERS.test(foldDate(text).replace(WEEKDAY, ""));

/** Whether a date is an instant, so that its day depends on the place. */
export const isInstant = (text: string): boolean =>
  RFC_822.test(text.trim())
    ? !/00:00(?::00)? \S+$/.test(text)
    : /^\d{4}-\d\d-\d\d[T ](?!00:00(?::00)?(?:\.0+)?(?:Z|\+))\d\d:\d\d.*(?:Z|UTC|GMT|\+00:?00)$/i.test(
        text.trim(),
      ) || /^\d{10}(?:\d{3})?$/.test(text.trim());

const DAYS = ["sun|dim", "mon|lun", "tue|mar", "wed|mer", "thu|jeu", "fri|ven", "sat|sam"];

/** Whether a text names another day of the week than that of its date. */
export function namesOtherWeekday(text: string, date: string): boolean {
  const folded = foldDate(text);
  const [named = ""] = WEEKDAY.exec(folded) ?? [];
  // "Mar 5, 2035" is a month.
  if (named === "" || named.startsWith("mar ")) return false;
  const day = DAYS[new Date(`${date}T00:00Z`).getUTCDay()] ?? "";
  return !new RegExp(`^(?:le )?(?:${day})`).test(named);
}

const DATE_PART = new RegExp(
  `^(?:\\d{4}[-/. ]\\d{1,2}[-/. ]\\d{1,2}|\\d{1,2}[-/. ]\\d{1,2}[-/. ]${YEAR}|\\d{1,2}[a-z]*[ /-]+(?:of |de )?[a-z]+\\.?,?[ /-]+${YEAR}|[a-z]+\\.?[ -]+\\d{1,2}[a-z]*,?[ -]+${YEAR})`,
);
const MIDNIGHT =
  /^[t, ]*(?:(?:00:00(?::00(?:\.0+)?)?|12:00(?::00)? ?a\.?m\.?) ?(?:z|utc?|gmt|[+-]\d\d:?\d\d)?)?$/;

const CLOCK = String.raw`(?:midnight|minuit|noon|midi|\d{1,2} ?[:h.]? ?(?:\d\d)?(?::\d\d(?:\.\d+)?)? ?(?:[ap]\.? ?m\.?)?)`;
const ZONE = String.raw`(?:z|utc?|gmt|[pmcean][sd]?t|h[ae][prnceat]|[+-]\d\d:?\d\d|(?:pacific|mountain|central|eastern|atlantic|newfoundland|local)(?: standard| daylight)? time|heure (?:locale|(?:normale |avancee )?(?:de l |du |des |de )\w+))`;
const TIME_OF_DAY = new RegExp(`^[t, ]*(?:at |a |by )?${CLOCK}? ?\\(?${ZONE}?\\)?$`);

/** What follows the date of a text, folded; undefined where it does not begin with one. */
function restOf(text: string): string | undefined {
  const folded = foldDate(text);
  const rests = [folded, folded.replace(WEEKDAY, "")].flatMap((date) =>
    DATE_PART.test(date) ? [date.replace(DATE_PART, "")] : [],
  );
  return rests.find((rest) => MIDNIGHT.test(rest)) ?? rests[0];
}

/** The parts of a text that may be dates, as those of two languages. */
const halvesOf = (text: string) => text.split(/\s+[/|]\s+/);

/** Whether a text says more than its date, such as a time of day. */
export const hasMoreThanDate = (text: string): boolean =>
  halvesOf(text).some((half) => !MIDNIGHT.test(restOf(half) ?? ""));

/** Whether what a text says beside its date is more than a time of day: another date, or a condition. */
export const saysMoreThanTime = (text: string): boolean => {
  const halves = sameOfHalves(text, {}) === null ? [text] : halvesOf(text);
  return halves.some((half) => !TIME_OF_DAY.test(restOf(half) ?? ""));
};

/** The dates that a text names, each once. */
export function datesIn(text: string): string[] {
  const parts = [text, ...text.split(/\s+(?:[-–—/|&]|to|or|and|au|ou|et)\s+|[;,(\n]\s*/)];
  const orders: (DateOrder | undefined)[] = [undefined, "dayFirst", "monthFirst"];
  const dates = parts.flatMap((part) => orders.map((order) => readDate(part, { order })));
  return [...new Set(dates.filter((date) => date !== null))];
}

/** Reads a date as people and programs write it. @returns a calendar date; null for what is none */
export function readDate(text: string, context: DateContext = {}): string | null {
  const written = text.trim();
  if (RFC_822.test(written) && isInstant(written)) return instant(Date.parse(written), context);
  const folded = foldDate(written);
  // "Mar" is March before it is "mardi".
  return (
    readFolded(folded, context) ??
    readFolded(folded.replace(WEEKDAY, ""), context) ??
    sameOfHalves(written, context)
  );
}

function readFolded(folded: string, context: DateContext): string | null {
  for (const [pattern, read] of READERS) {
    const [, ...parts] = pattern.exec(folded) ?? [];
    if (parts.length > 0) return read(parts, context);
  }
  return null;
}

/** Folded, with its dashes and signs. */
const foldDate = (text: string): string =>
  text
    .trim()
    .split(/([-+])/)
    .map((part) => (/^[-+]$/.test(part) ? part : keepBlanks(part)))
    .join("")
    .replace(BEFORE, "");

const keepBlanks = (part: string) => {
  const [, start = "", end = ""] = /^(\s*).*?(\s*)$/s.exec(part) ?? [];
  return part.trim() === "" ? part : start + foldText(part) + end;
};

/** "31 mars 2027 / March 31, 2027": the same in both halves. */
function sameOfHalves(text: string, context: DateContext): string | null {
  const halves = halvesOf(text);
  const [first, ...others] = halves.length > 1 ? halves.map((half) => readDate(half, context)) : [];
  return first && others.every((other) => other === first) ? first : null;
}

function ymd([year, month, day]: string[]) {
  return dateOf(year, month, day);
}

function instant(milliseconds: number, { province = null }: DateContext): string | null {
  const date = new Date(milliseconds);
  return Number.isNaN(date.getTime()) ? null : dayOf(date, province);
}

function ofSerial(days: number): string | null {
  if (days < FIRST_SERIAL || days > LAST_SERIAL) return null;
  return new Date((days - 25_569) * MILLISECONDS_A_DAY).toISOString().slice(0, 10);
}

const monthOf = (name = "") => String(MONTHS.findIndex((pattern) => pattern.test(name)) + 1);

function dateOf(year = "", month = "", day = ""): string | null {
  const full = year.length === 2 ? `20${year}` : year;
  const date = `${full}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isCalendarDate(date) ? date : null;
}
