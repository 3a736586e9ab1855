import { todayIn } from "#contract/calendar-date.ts";

/** How far the service's clock is ahead of the computer's, in milliseconds; unknown until the first response. */
let ahead: number | undefined;

/** How much less a response says only where one of the clocks was set, in milliseconds. */
const CLOCK_SET_MS = 60_000;

/**
 * Reads the `Date` header of a response, which another origin may hide. It has whole seconds, and the response took a
 * while: the service's clock is ahead by that or more. So `serviceNow` does not go back from one response to the next.
 */
export function readServiceDate(header: string | null): void {
  const date = Date.parse(header ?? "");
  if (Number.isNaN(date)) return;
  const least = date - Date.now();
  if (ahead === undefined || least > ahead || least < ahead - CLOCK_SET_MS) ahead = least;
}

/** The time by the service's clock; by the computer's until the first response. */
export const serviceNow = (): number => Date.now() + (ahead ?? 0);

/** Today by the service's clock, in the computer's time zone. */
export const today = (): string => todayIn(undefined, new Date(serviceNow()));
