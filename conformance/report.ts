import type { Authority } from "./check.ts";
import { showExchange } from "./exchange.ts";
import type { Outcome, Result, Tally } from "./result.ts";

const MARKS = { passed: "✓", failed: "✗", "not-applicable": "–" } as const;

/** A failure: what is wrong, and the last requests with their answers. */
export function details({ clause, title, reason, exchanges = [] }: Outcome): string[] {
  return [
    `✗ ${clause} ${title}`,
    `    ${reason}`,
    ...exchanges.flatMap(showExchange).map((text) => `    ${text}`),
    "",
  ];
}

/** A line for each check: mark, clause, what was checked, and why it does not apply. */
function table(heading: string, { outcomes }: Result, authority: Authority): string[] {
  const rows = outcomes
    .filter((outcome) => outcome.authority === authority)
    .toSorted((a, b) => a.clause.localeCompare(b.clause, "en", { numeric: true }));
  if (rows.length === 0) return [];
  const width = Math.max(...rows.map(({ clause }) => clause.length));
  const lines = rows.map(({ verdict, clause, title, reason }) => {
    const why = verdict === "not-applicable" ? `  (${reason})` : "";
    return `  ${MARKS[verdict]} ${clause.padEnd(width)}  ${title}${why}`;
  });
  return [heading, ...lines, ""];
}

function verdict(
  what: string,
  { passed, failed, notApplicable }: Tally,
  interrupted: boolean,
): string {
  const judged = passed > 0 && !interrupted;
  const word = failed > 0 ? "BROKEN" : judged ? "holds" : "not judged";
  return `${what}: ${word} — ${passed} passed, ${failed} failed, ${notApplicable} not applicable`;
}

/** The whole report of a run, for a person. */
export function report(result: Result): string {
  const failures = result.outcomes.filter((outcome) => outcome.verdict === "failed");
  return [
    ...table("What the interface says", result, "interface"),
    ...table("What this project decided where the interface is silent", result, "decision"),
    ...table("What this project has beside the interface", result, "extension"),
    ...failures.flatMap(details),
    ...(result.interrupted ? ["Interrupted: not every check was run."] : []),
    ...(result.left.length > 0 ? [`Not removed: the jobs ${result.left.join(", ")}.`] : []),
    ...(result.unsearched === undefined
      ? []
      : [`Jobs with "${result.unsearched}" in the title may be left: the search for them failed.`]),
    verdict("Interface", result.interface, result.interrupted),
    verdict("Decisions", result.decisions, result.interrupted),
    verdict("Extensions", result.extensions, result.interrupted),
  ].join("\n");
}
