import { text } from "./text.ts";

// Calendar dates for people. A date is a string from the service to the screen, so that no time zone moves it.

/** Year, month and day. */
export function partsOf(date: string): [number, number, number] {
  const [year = 0, month = 0, day = 0] = date.split("-").map(Number);
  return [year, month, day];
}

/** `2026-08-04` as "Aug 4, 2026", for lists. */
export const shortDate = (date: string): string => text.ui.shortDate(...partsOf(date));
