import { expect, it } from "vitest";
import { DEFAULT_FACTS } from "#contract/readiness-facts.ts";
import type { Job } from "#contract/job.ts";
import { aJob } from "../testing/a-job.ts";
import { checkReadiness } from "./check-readiness.ts";
import type { RuleId } from "./rules.ts";

const TODAY = "2026-11-26";
const place = (name: string, description: string) => ({ id: 1, name, description, type: "Town" });

/** What a press on the fix of a rule changes. */
function proposed(rule: RuleId, changes: Partial<Job>): string | undefined {
  const job = { ...aJob, ...changes };
  const { fix } = checkReadiness(job, DEFAULT_FACTS, TODAY).find((found) => found.rule === rule)!;
  if (fix?.kind === "set") return fix.value;
  return fix?.kind === "replace" ? `${fix.find} → ${fix.by}` : undefined;
}

it.each<[rule: RuleId, title: string, proposal: string | undefined]>([
  ["titleShouts", "BAKER WANTED!", "Baker Wanted"],
  ["titleShouts", "BAKER AND RN OF THE NIGHT", "Baker and RN of the Night"],
  ["titleShouts", "Baker wanted!!!", "Baker wanted"],
  ["titleSaysMore", "Baker, Laval", "Baker"],
  ["titleSaysMore", "Baker in Laval", "Baker"],
  ["titleSaysMore", "Baker (full-time) at night", "Baker at night"],
  ["titleSaysMore", "Full-time baker", "Baker"],
  ["titleSaysMore", "C++ developer – $65k", "C++ developer"],
  ["titleSaysMore", "Laval", undefined],
  ["gendered", "Chairman of the board", "Chairperson of the board"],
  ["gendered", "Foremanship: foreman", "Foremanship: supervisor"],
])("%s of %j proposes %j", (rule, title, proposal) => {
  expect(proposed(rule, { title, locations: [place("Laval", "Laval, QC")] })).toBe(proposal);
});

it.each<[rule: RuleId, description: string, proposal: string | undefined]>([
  ["gendered", "<p>He will bake.</p>", "He will → You will"],
  ["gendered", "<p>A ninja of dough.</p>", undefined],
  [
    "canadianExperience",
    "<p>Bake bread. Canadian experience is required! Sell it.</p>",
    "Canadian experience is required! → ",
  ],
  [
    "canadianExperience",
    "<p>Bake bread</p><ul><li>Canadian experience</li><li>Nights</li></ul>",
    "Canadian experience → ",
  ],
  ["canadianExperience", "<p>Canadian experience is required.</p>", undefined],
  ["canadianExperience", `<p>Bake. ${"very ".repeat(50)} Canadian experience.</p>`, undefined],
  ["placeDiffers", "<p>Bake bread. The shop is in Alberta.</p>", "The shop is in Alberta. → "],
])("%s in %j proposes %j", (rule, description, proposal) => {
  const locations = [place("Toronto", "Toronto, ON")];
  expect(proposed(rule, { title: "Baker", description, locations })).toBe(proposal);
});

it("proposes another close date and a secure address", () => {
  expect(proposed("closesSoon", { closeDate: "2026-11-01" })).toBe("2026-12-26");
  const applicantRoutingType = { id: 2, name: "URL" };
  const applicationUrl = "HTTP://example.ca/jobs";
  expect(proposed("urlInsecure", { applicantRoutingType, applicationUrl })).toBe(
    "https://example.ca/jobs",
  );
});
