import { showExchange } from "./exchange.ts";
import { groupBy } from "./group-by.ts";
import type { Outcome, Result } from "./result.ts";

/** The result as JUnit XML, which CI systems show: a test case for each check, its clause as the class. */
export function junit({ outcomes }: Result): string {
  const suites = [...groupBy(outcomes, ({ authority }) => authority)].map(([name, cases]) => {
    const failures = cases.filter(({ verdict }) => verdict === "failed").length;
    const skipped = cases.filter(({ verdict }) => verdict.startsWith("not-")).length;
    return [
      `<testsuite name="${name}" tests="${cases.length}" failures="${failures}" skipped="${skipped}">`,
      ...cases.map(testCase),
      "</testsuite>",
    ].join("\n");
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<testsuites name="conformance">',
    ...suites,
    "</testsuites>",
    "",
  ].join("\n");
}

function testCase({ clause, title, verdict, reason = "", exchanges = [] }: Outcome): string {
  const head = `<testcase classname="${escape(clause)}" name="${escape(title)}"`;
  if (verdict === "passed") return `${head}/>`;
  const body =
    verdict === "failed"
      ? `<failure message="${escape(reason)}">${escape(exchanges.flatMap(showExchange).join("\n"))}</failure>`
      : `<skipped message="${escape(`${verdict}: ${reason}`)}"/>`;
  return `${head}>${body}</testcase>`;
}

/** XML has no form for most control characters and for unpaired surrogates. */
const escape = (text: string) =>
  text
    .toWellFormed()
    // oxlint-disable-next-line no-control-regex
    .replace(/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g, "\ufffd")
    .replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
