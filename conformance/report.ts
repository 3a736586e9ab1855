import type { Authority } from "./check.ts";
import { showExchange } from "./exchange.ts";
import { type Failure, failuresOf } from "./failures.ts";
import { groupBy } from "./group-by.ts";
import type { Outcome, Result, Tally } from "./result.ts";

const MARKS = { passed: "✓", failed: "✗", "not-judged": "?", "not-applicable": "–" } as const;

const HEADINGS = {
  interface: "What the interface says",
  decision: "What this project decided where the interface is silent",
  extension: "What this project has beside the interface",
} satisfies Record<Authority, string>;

const authorities = Object.keys(HEADINGS) as Authority[];

const of = ({ outcomes }: Result, verdict: Outcome["verdict"]) =>
  outcomes.filter((outcome) => outcome.verdict === verdict);

/** A clause that fails: its first failure, and where the same happens. */
function failureLine({ first, more, same }: Failure): string[] {
  return [
    `✗ ${first.clause}  ${first.title}: ${first.reason}${more > 0 ? ` (and ${count(more)} more)` : ""}`,
    ...(same.length > 0 ? [`    the same in ${same.join(", ")}`] : []),
  ];
}

/** The reasons for which checks were not judged, each once. */
function notJudged(result: Result): string[] {
  const byReason = groupBy(of(result, "not-judged"), ({ reason }) => reason);
  return [...byReason].map(([reason, outcomes]) => {
    const clauses = new Set(outcomes.map(({ clause }) => clause));
    return `? ${[...clauses].join(", ")}: ${count(outcomes.length)} not judged: ${reason}`;
  });
}

const count = (checks: number) => (checks === 1 ? "1 check" : `${checks} checks`);

/** Every failure with its last requests and answers, then a line for each check. */
function everything(result: Result): string[] {
  return [
    ...of(result, "failed").flatMap(({ clause, title, reason, exchanges = [] }) => [
      `✗ ${clause} ${title}`,
      `    ${reason}`,
      ...exchanges.flatMap(showExchange).map((text) => `    ${text}`),
      "",
    ]),
    ...authorities.flatMap((authority) => table(result, authority)),
  ];
}

/** A line for each check: mark, clause, what was checked, and why it was not. */
function table({ outcomes }: Result, authority: Authority): string[] {
  const rows = outcomes
    .filter((outcome) => outcome.authority === authority)
    .toSorted((a, b) => a.clause.localeCompare(b.clause, "en", { numeric: true }));
  if (rows.length === 0) return [];
  const width = Math.max(...rows.map(({ clause }) => clause.length));
  const lines = rows.map(({ verdict, clause, title, reason }) => {
    const why = verdict.startsWith("not-") ? `  (${reason})` : "";
    return `  ${MARKS[verdict]} ${clause.padEnd(width)}  ${title}${why}`;
  });
  return [HEADINGS[authority], ...lines, ""];
}

function verdict(what: string, tally: Tally, { interrupted, died }: Result): string {
  const { passed, failed } = tally;
  const judged = passed > 0 && !interrupted && died === undefined;
  const holds = tally.notJudged > 0 ? "holds as far as judged" : "holds";
  const word = failed > 0 ? "BROKEN" : judged ? holds : "not judged";
  return `${what}: ${word} — ${passed} passed, ${failed} failed, ${tally.notJudged} not judged, ${tally.notApplicable} not applicable`;
}

/** The report of a run, for a person: failures first, one line for each clause. */
export function report(result: Result, verbose = false): string {
  const failures = authorities.flatMap((authority) => failuresOf(result.outcomes, authority));
  const parts = [
    failures.flatMap(failureLine),
    verbose ? everything(result) : [],
    notJudged(result),
    [
      ...(result.interrupted ? ["Interrupted: not every check was run."] : []),
      ...(result.died === undefined
        ? []
        : [
            `The service died: it has answered nothing since ${result.died}. ${count(result.unrun ?? 0)} not run.`,
          ]),
      ...(result.left.length > 0 ? [`Not removed: the jobs ${result.left.join(", ")}.`] : []),
      ...(result.unsearched === undefined
        ? []
        : [
            `Jobs with "${result.unsearched}" in the title may be left: the search for them failed.`,
          ]),
      ...(failures.length > 0 && !verbose ? ["--verbose shows the requests and answers."] : []),
    ],
    [
      verdict("Interface", result.interface, result),
      verdict("Decisions", result.decisions, result),
      verdict("Extensions", result.extensions, result),
    ],
  ];
  return parts
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join("\n").trimEnd())
    .join("\n\n");
}
