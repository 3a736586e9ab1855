import { connection, isLost } from "#src/lib/connection/connection.ts";
import { type Failure, isOutage } from "./outcome.ts";

/** How long to wait before the next try, in seconds; null: no other try. One for each write. */
export type Retry = (failure: Failure) => number | null;

/** Waits of a person, who sees the failure afterwards, in seconds. */
const PERSON_WAITS = [0.5, 2];

/** For a person who waits: a write with a name is repeated, which tells what became of it. */
export function retryForPerson(isNamed: boolean): Retry {
  const waits = [...PERSON_WAITS];
  return ({ state, error }) => {
    if (!isNamed || state === "waits" || isLost(connection.get())) return null;
    // A service that asks to wait is asked by the person.
    return error.retryAfter === undefined ? (waits.shift() ?? null) : null;
  };
}

/** Tries of one write that the service fails at, although it answers. */
const MAX_TRIES = 4;
/** Before the next try where the service names no time, in seconds: it doubles during an outage. */
const FIRST_WAIT = 2;
/** A longer wait is cut to this one, in seconds: an outage may be over before. */
const LONGEST_WAIT = 30;

/** For a run in the background: limits and outages are waited out, however long. */
export function retryOfRun(): Retry {
  let failures = 0;
  let wait = FIRST_WAIT;
  return ({ state, error }) => {
    const asked = error.retryAfter === Infinity ? undefined : error.retryAfter;
    if (state === "waits") return asked ?? FIRST_WAIT;
    if (!isOutage(error) && (failures += 1) === MAX_TRIES) return null;
    const seconds = Math.min(asked ?? wait, LONGEST_WAIT);
    wait = Math.min(wait * 2, LONGEST_WAIT / 2);
    return seconds;
  };
}
