import { isCalendarDate } from "#contract/calendar-date.ts";

import { getLocale } from "./paraglide/runtime.js";

/** How English and French as they are written in Canada count, list and date. */
const LOCALE = getLocale() === "fr-CA" ? "fr-CA" : "en-CA";

const numbers = new Intl.NumberFormat(LOCALE);
const lists = new Intl.ListFormat(LOCALE, { type: "conjunction" });
const relative = new Intl.RelativeTimeFormat(LOCALE, { numeric: "auto" });
// The interface names no currency (§2.5); its places are Canadian, and so are its dollars.
const dollars = new Intl.NumberFormat(LOCALE, {
  style: "currency",
  currency: "CAD",
  currencyDisplay: "narrowSymbol",
  trailingZeroDisplay: "stripIfInteger",
});
// A calendar date is a string from the service to the screen, so that no time zone moves it.
const short = new Intl.DateTimeFormat(LOCALE, { dateStyle: "medium", timeZone: "UTC" });
const long = new Intl.DateTimeFormat(LOCALE, { dateStyle: "long", timeZone: "UTC" });

/** "1,312" */
export const number = (value: number): string => numbers.format(value);

/** "+3%", "−2.5%" */
export const percent = (value: number): string =>
  new Intl.NumberFormat(LOCALE, {
    style: "percent",
    signDisplay: "exceptZero",
    maximumFractionDigits: 2,
  }).format(value / 100);

/** "40%" of 0.4 */
export const share = (value: number): string =>
  new Intl.NumberFormat(LOCALE, { style: "percent" }).format(value);

/** "40 seconds", "3 minutes" */
export function duration(seconds: number): string {
  const [value, unit] = seconds < 90 ? [seconds, "second"] : [seconds / 60, "minute"];
  return new Intl.NumberFormat(LOCALE, { style: "unit", unit, unitDisplay: "long" }).format(
    Math.max(1, Math.round(value)),
  );
}

/** "title, pay and close date" */
export const list = (items: readonly string[]): string => lists.format(items);

/** "in 12 days", "today", "3 days ago" */
export const inDays = (count: number): string => relative.format(count, "day");

/** "$65,000 – $80,000"; "$32.50" where both are the same. */
export const moneyRange = (from: number, to: number): string =>
  from === to ? dollars.format(from) : `${dollars.format(from)} – ${dollars.format(to)}`;

/** `2026-08-04` as "Aug 4, 2026", for rows, values and buttons; other text is returned unchanged. */
export const shortDate = (date: string): string => formatDate(short, date);

/** `2026-08-04` as "August 4, 2026", for sentences and facts; other text is returned unchanged. */
export const longDate = (date: string): string => formatDate(long, date);

const formatDate = (format: Intl.DateTimeFormat, date: string): string =>
  isCalendarDate(date) ? withOrdinal(format.format(new Date(`${date}T00:00:00Z`))) : date;

/** "1er mars": French counts the first of a month, and English dates begin with the month. */
export const withOrdinal = (date: string): string => date.replace(/^1 /, "1er ");

/**
 * A moment in this computer's time zone: "Aug 4, 2026, 7:20 p.m.", "4 août 2026, 4 h 30". The formatter
 * is not kept, as the time zone may change while the page is open.
 * @param milliseconds since 1970
 * @param timeZone another one, which the text then names
 */
export const localTime = (milliseconds: number, timeZone?: string): string =>
  withOrdinal(
    new Intl.DateTimeFormat(LOCALE, {
      year: "numeric",
      month: "short",
      day: "numeric",
      hour: "numeric",
      minute: "2-digit",
      ...(timeZone !== undefined && { timeZone, timeZoneName: "short" }),
    }).format(milliseconds),
  ).replace(" h ", "\u00a0h\u00a0");

/** "3 minutes ago", "yesterday"; of a moment a week ago and longer, its date and time. */
export function timeAgo(milliseconds: number, now = Date.now()): string {
  const midnight = (at: number) => new Date(at).setHours(0, 0, 0, 0);
  const minutes = Math.round((milliseconds - now) / 60_000);
  const days = Math.round((midnight(milliseconds) - midnight(now)) / 86_400_000);
  if (minutes > -60) return relative.format(minutes, "minute");
  if (days === 0) return relative.format(Math.round(minutes / 60), "hour");
  return days > -7 ? relative.format(days, "day") : localTime(milliseconds);
}
