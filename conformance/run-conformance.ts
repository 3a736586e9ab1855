import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { type Check, isWanted } from "./check.ts";
import { CHECKS } from "./checks.ts";
import { discover } from "./discover.ts";
import { exchange } from "./exchange.ts";
import type { ConformanceOptions } from "./options.ts";
import { Interrupted, type Journal } from "./client.ts";
import { removeLeftovers, removeMade } from "./removal.ts";
import { type Outcome, type Result, resultOf } from "./result.ts";
import { type Installation, Trial } from "./trial.ts";
import { Broken, NotApplicable, NotJudged } from "./verdict.ts";
import { withoutKeys } from "./without-keys.ts";

/** Waits before each further request of one that may have died, in milliseconds. */
const GONE_AFTER = [500, 1_000, 2_000];

/** Requests under way at a time are about as many. */
const PARALLEL = 4;

/**
 * Checks an installation against the interface, this project's decisions where it is silent, and its extensions. Creates
 * jobs of its own for the employer and removes them, also when it is interrupted.
 * @throws Error with a sentence when the installation cannot be checked at all
 */
export async function runConformance(options: ConformanceOptions): Promise<Result> {
  const {
    authority,
    only,
    parallel = PARALLEL,
    signal = new AbortController().signal,
    onOutcome,
  } = options;
  const checks = CHECKS.filter(
    (check) =>
      (authority === undefined || check.authority === authority) &&
      (only === undefined || isWanted(check, only)),
  );
  if (checks.length === 0) throw new Error(`No check is called ${only}.`);

  const run = `cf${randomBytes(4).toString("hex")}`;
  const installation = await discover(options, signal);
  const outcomes: Outcome[] = [];
  const unremoved: Journal["made"] = new Map();
  const waiting = [...checks.entries()];
  let died: string | undefined;
  const worker = async () => {
    for (let next = waiting.shift(); next && !signal.aborted; next = waiting.shift()) {
      const [index, check] = next;
      const trial = new Trial(installation, `${run}x${index}x`, signal);
      const outcome = await runCheck(check, trial);
      if (outcome?.verdict === "failed" && outcome.exchanges?.at(-1)?.trouble !== undefined)
        if (await isGone(installation)) {
          // What comes after it would fail for that reason alone.
          died ??= `${check.clause} ${check.title}`;
          waiting.length = 0;
          continue;
        }
      for (const [id, client] of await removeMade(trial.journal)) unremoved.set(id, client);
      if (!outcome) continue;
      outcomes[index] = outcome;
      onOutcome?.(outcome, Object.keys(outcomes).length, checks.length);
    }
  };
  await Promise.all(Array.from({ length: parallel }, worker));
  const leftovers = await removeLeftovers(installation, run, unremoved);
  const completed = outcomes.filter(() => true);
  return resultOf({
    baseUrl: installation.baseUrl,
    outcomes: completed,
    interrupted: signal.aborted,
    ...(died !== undefined && { died, unrun: checks.length - completed.length }),
    ...leftovers,
  });
}

/** Whether the service answers nothing any more, for some seconds. */
async function isGone({ baseUrl }: Installation): Promise<boolean> {
  for (const wait of GONE_AFTER) {
    await sleep(wait);
    const sent = { method: "GET", url: `${baseUrl}/jobs`, headers: {} };
    if (
      await exchange(sent).then(
        () => true,
        () => false,
      )
    )
      return false;
  }
  return true;
}

/** Runs one check; `undefined` when the run was interrupted. */
async function runCheck(check: Check, trial: Trial): Promise<Outcome | undefined> {
  const { authority, clause, title, run } = check;
  const outcome = { authority, clause, title };
  try {
    await run(trial);
    return { ...outcome, verdict: "passed" };
  } catch (error) {
    if (error instanceof Interrupted) return undefined;
    if (error instanceof NotApplicable)
      return { ...outcome, verdict: "not-applicable", reason: error.message };
    if (error instanceof NotJudged)
      return { ...outcome, verdict: "not-judged", reason: error.message };
    // What is not `Broken` is an answer so unlike a job that a check stumbled over it.
    const reason = error instanceof Broken ? error.message : `cannot be judged: ${String(error)}`;
    const exchanges = trial.journal.exchanges.slice(-2);
    // An exchange holds the key wherever a check sent it, or a response contained it.
    const { apiKey, otherApiKey = apiKey } = trial.installation;
    const failed: Outcome = { ...outcome, verdict: "failed", reason, exchanges };
    return withoutKeys(failed, [apiKey, otherApiKey]);
  }
}
