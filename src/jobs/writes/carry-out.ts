import { notSent } from "#src/lib/api/api-client.ts";
import { ApiError, hasServiceStatus } from "#src/lib/api/api-error.ts";
import { session } from "#src/lib/session/current-session.ts";
import { lookUp } from "./look-up.ts";
import { isNamed } from "./headers.ts";
import { changedSince, mayRetry, type Outcome, outcomeOf } from "./outcome.ts";
import type { Retry } from "./retry.ts";
import { isAsSeen, send } from "./send.ts";
import { createsNameless, type Write, type WriteSource } from "./write.ts";

/** What the run of a write stopped at: whether the write may be carried out, and was not concluded. */
export interface Stopped {
  state: "stopped";
  isSent: boolean;
}

interface CarryOutOptions {
  origin: WriteSource;
  retry: Retry;
  /** An earlier try may have been carried out. */
  isRepeat?: boolean;
  /** Postings that a creation without a reference id has not made, where a look-up needs them. */
  known?: () => Promise<Set<number>>;
  /** Waits, but not on when the run stops; between tries, and before each. */
  pause?: (seconds: number) => Promise<void>;
  isStopped?: () => boolean;
  /** Called with the outcome of each try. */
  onTry?: (outcome: Outcome) => Promise<void> | void;
}

/**
 * Carries a write out: sends it, repeats it by its name or looks up what came of it, until its outcome is known
 * or the policy gives up. Nothing is sent with the key of another employer, and nothing concluded from what it
 * is answered.
 */
export async function carryOut(write: Write, options: CarryOutOptions): Promise<Outcome | Stopped> {
  const { retry, isRepeat = false, pause = sleep, isStopped = () => false, onTry } = options;
  let isSent = isRepeat;
  for (;;) {
    await pause(0);
    if (isStopped()) return { state: "stopped", isSent };
    const outcome = await tryOnce(write, isSent, options);
    await onTry?.(outcome);
    if (!mayRetry(outcome)) return outcome;
    if (outcome.state === "unknown") isSent = true;
    const seconds = retry(outcome);
    // An earlier try may have been carried out.
    if (seconds === null) return isSent ? { ...outcome, state: "unknown" } : outcome;
    await pause(seconds);
  }
}

async function tryOnce(
  write: Write,
  isRepeat: boolean,
  { origin, known }: CarryOutOptions,
): Promise<Outcome> {
  const begun = session.get();
  const checkSession = () => {
    if (!session.isCurrent(begun)) throw notSent();
  };
  const isByName = isNamed(write);
  try {
    const others = (!isByName && createsNameless(write) && (await known?.())) || new Set<number>();
    let outcome = isRepeat && !isByName ? await lookUp(write, others) : null;
    if (!outcome) {
      checkSession();
      if (!(await isAsSeen(write))) return changedSince();
      checkSession();
      outcome = await send(write, origin, checkSession).catch(async (error: unknown) => {
        if (isByName || !hasServiceStatus(error, 412)) throw error;
        checkSession();
        // A browser or proxy may have repeated the request, and passed on the second answer.
        return (await lookUp(write, others)) ?? changedSince();
      });
    }
    if (outcome.state === "stored" && outcome.after) others.add(outcome.after.job.id);
    return outcome;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return outcomeOf(session.isCurrent(begun) ? error : notSent(), write.write, isByName);
  }
}

const sleep = async (seconds: number) =>
  seconds > 0
    ? new Promise<void>((resolve) => void setTimeout(resolve, seconds * 1_000))
    : undefined;
