import { todayIn } from "#contract/calendar-date.ts";

const HOUR = 3_600_000;
const MINUTE = 60_000;

/** No time zone is further from UTC. */
const FURTHEST = 15 * HOUR;

/** When days begin and end, as instants: up to `ends`, not including it. */
export interface TimeSpan {
  begins: Date;
  ends: Date;
}

/**
 * The span from the first to the last of some days in a time zone, both included. All of the record follows the zone
 * data of this Node, which may be newer or older than the database's and the browser's.
 */
export function spanOf(from: string, to: string, timeZone: string): TimeSpan {
  return {
    begins: firstInstant(from, (day) => day >= from, timeZone),
    ends: firstInstant(to, (day) => day > to, timeZone),
  };
}

/** The first instant around a day at which the calendar of the time zone has reached what is looked for. */
function firstInstant(day: string, isReached: (day: string) => boolean, timeZone: string): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  let before = midnight - FURTHEST;
  let reached = midnight + 24 * HOUR + FURTHEST;
  while (reached - before > 1) {
    const middle = Math.floor((before + reached) / 2);
    if (isReached(todayIn(timeZone, new Date(middle)))) reached = middle;
    else before = middle;
  }
  return new Date(reached);
}

/** Writes instants in a time zone, with its offset: `2026-11-28T07:32:34.120-08:00`. */
export function instantsIn(timeZone: string): (instant: Date) => string {
  const clock = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" });
  return (instant) => {
    // Of UTC it is "GMT" alone.
    const [, sign = "+", hours = "00", minutes = "00"] =
      /GMT([-+])(\d\d):(\d\d)/.exec(clock.format(instant)) ?? [];
    const offset = Number(hours) * HOUR + Number(minutes) * MINUTE;
    const local = new Date(instant.getTime() + (sign === "-" ? -offset : offset));
    return `${local.toISOString().slice(0, -1)}${sign}${hours}:${minutes}`;
  };
}
