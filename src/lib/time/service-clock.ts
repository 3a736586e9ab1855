import { todayIn } from "#contract/calendar-date.ts";

/** How far the service's clock is ahead of the computer's, in milliseconds. */
let ahead = 0;

/** Reads the `Date` header of a response, which another origin may hide. */
export function readServiceDate(header: string | null): void {
  const date = Date.parse(header ?? "");
  if (!Number.isNaN(date)) ahead = date - Date.now();
}

/** The time by the service's clock; by the computer's until the first response. */
export const serviceNow = (): number => Date.now() + ahead;

/** Today by the service's clock, in the computer's time zone. */
export const today = (): string => todayIn(undefined, new Date(serviceNow()));
