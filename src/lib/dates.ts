import { onFirstUse } from "./text/grammar.ts";
import { locale } from "./text/language.ts";

/**
 * Calendar dates for people. A date is a string from the service to the screen; only to be written
 * out is it taken as midnight UTC, and read back in UTC, so that no time zone moves it.
 */

const writer = (dateStyle: "medium" | "long") =>
  onFirstUse(() => new Intl.DateTimeFormat(locale, { dateStyle, timeZone: "UTC" }));
const medium = writer("medium");
const long = writer("long");

const midnight = (date: string) => new Date(`${date}T00:00:00Z`);

/** `2026-08-04` as "Aug. 4, 2026", for lists. */
export const shortDate = (date: string): string => medium().format(midnight(date));

/** `2026-08-04` as "August 4, 2026", where there is room. */
export const longDate = (date: string): string => long().format(midnight(date));

const moment = onFirstUse(
  () => new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" }),
);

/** A moment on this computer, where the reader is: "Aug. 4, 2026, 7:20 p.m." */
export const localTime = (milliseconds: number): string => moment().format(milliseconds);
