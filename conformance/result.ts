import type { Authority } from "./check.ts";
import type { Exchange } from "./exchange.ts";

export interface Outcome {
  authority: Authority;
  clause: string;
  title: string;
  verdict: "passed" | "failed" | "not-judged" | "not-applicable";
  /** Why, unless it passed. */
  reason?: string;
  /** The last request and answer or two of a check that failed. */
  exchanges?: Exchange[];
}

export interface Tally {
  passed: number;
  failed: number;
  /** Checks for which the run lacked something, such as a second key. */
  notJudged: number;
  /** Checks of what the installation does not have. */
  notApplicable: number;
}

export interface Result {
  baseUrl: string;
  outcomes: Outcome[];
  /** The clauses of the interface; they decide whether an installation conforms. */
  interface: Tally;
  /** What only this project decided. */
  decisions: Tally;
  /** What only this project has. */
  extensions: Tally;
  interrupted: boolean;
  /** The check during which the service ceased to answer, after which none was run. */
  died?: string;
  /** How many checks were not run for that. */
  unrun?: number;
  /** Jobs of the run that could not be removed. */
  left: number[];
  /** The word that the run's jobs carry, when the search for what is left of them failed. */
  unsearched?: string;
}

/** Counts the outcomes of a run. */
export function resultOf(
  run: Pick<
    Result,
    "baseUrl" | "outcomes" | "interrupted" | "died" | "unrun" | "left" | "unsearched"
  >,
): Result {
  const of = (wanted: Authority) =>
    tally(run.outcomes.filter(({ authority }) => authority === wanted));
  return {
    ...run,
    interface: of("interface"),
    decisions: of("decision"),
    extensions: of("extension"),
  };
}

function tally(outcomes: Outcome[]): Tally {
  const count = (verdict: Outcome["verdict"]) =>
    outcomes.filter((outcome) => outcome.verdict === verdict).length;
  return {
    passed: count("passed"),
    failed: count("failed"),
    notJudged: count("not-judged"),
    notApplicable: count("not-applicable"),
  };
}

/**
 * How the command ends. If it is `strict`, what this project decided and added counts too, and what was
 * not judged does not count as fulfilled.
 */
export function exitCodeOf(result: Result, strict: boolean): number {
  if (result.interrupted) return 130;
  if (result.died !== undefined) return 3;
  const tallies = strict
    ? [result.interface, result.decisions, result.extensions]
    : [result.interface];
  if (tallies.some(({ failed }) => failed > 0)) return 1;
  if (strict && tallies.some(({ notJudged }) => notJudged > 0)) return 2;
  return tallies.some(({ passed }) => passed > 0) ? 0 : 2;
}
