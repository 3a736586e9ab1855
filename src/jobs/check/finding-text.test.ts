import { expect, it } from "vitest";
import { cases, findingsOf } from "#posting-check/testing/findings-of.ts";
import { findingText } from "./finding-text.ts";

it("says what every finding is and why, without a gap", () => {
  for (const [rule, given, found] of cases) {
    const finding = found === "" ? undefined : findingsOf(given).find((one) => one.rule === rule);
    if (!finding) continue;
    const { label, why } = findingText(finding);
    expect({ rule, label, why: label === "" ? "" : why }).not.toMatchObject({ why: "" });
    expect(why).not.toMatch(/undefined|\u2068\u2069|compliant/);
  }
});
