import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Job } from "#contract/job.ts";
import { aJob } from "#contract/testing/a-job.ts";
import { followedChanges, followText, isFollowed } from "./follow-edit.ts";

const BEFORE = "<p>Join our Kelowna store. You bake bread.</p><p>We pay for your shoes.</p>";
const AFTER = BEFORE.replace("your shoes", "your shoes and coffee");

describe("followText", () => {
  it.each<[name: string, text: string, expected: string | undefined]>([
    ["the same text", BEFORE, AFTER],
    ["a text that has the edit", AFTER, AFTER],
    ["another place in it", BEFORE.replace("Kelowna", "Laval"), AFTER.replace("Kelowna", "Laval")],
    ["a paragraph more", `<p>Hi.</p>${BEFORE}`, `<p>Hi.</p>${AFTER}`],
    ["other words around the edit", BEFORE.replace("We pay for", "You buy"), undefined],
    ["another text", "<p>Drive a truck.</p>", undefined],
  ])("%s", (_name, text, expected) => {
    expect(followText(text, BEFORE, AFTER)).toBe(expected);
  });

  it("makes any edit in a text with something at its start", () => {
    const text = fc
      .array(fc.constantFrom("bake", "bread", "<b>", "&amp;", "\n", "é", " "))
      .map((parts) => parts.join(""));
    fc.assert(
      fc.property(text, text, text, (start, end, edited) => {
        const before = `<p>${start}</p><p>one two three four ${end}</p>`;
        const after = `<p>${start}</p><p>one two three four ${edited}</p>`;
        expect(followText(before, before, after)).toBe(after);
        expect(followText(`<p>Hi</p>${before}`, before, after)).toBe(`<p>Hi</p>${after}`);
      }),
    );
  });
});

describe("followEdit", () => {
  const before: Job = { ...aJob, description: BEFORE, salary: null };
  const salary = {
    amount: 20,
    maxAmount: null,
    period: { id: 5, name: "", unit: "" },
    plusCommission: false,
  };
  const edited = (changes: Partial<Job>) => ({ before, after: { ...before, ...changes } });

  it.each<[name: string, changes: Partial<Job>, own: Partial<Job>, expected: object]>([
    [
      "a field that was the same",
      { closeDate: "2027-02-01" },
      {},
      { changes: { closeDate: "2027-02-01" }, kept: [] },
    ],
    [
      "a field of its own",
      { closeDate: "2027-02-01" },
      { closeDate: "2027-03-01" },
      { changes: {}, kept: ["closeDate"] },
    ],
    [
      "a value that it has already",
      { closeDate: "2027-02-01" },
      { closeDate: "2027-02-01" },
      { changes: {}, kept: [] },
    ],
    [
      "places, status and reference",
      { locations: [], status: "archived", referenceId: "X" },
      {},
      { changes: {}, kept: [] },
    ],
    [
      "a text with a place of its own",
      { description: AFTER },
      { description: BEFORE.replace("Kelowna", "Laval") },
      { changes: { description: AFTER.replace("Kelowna", "Laval") }, kept: [] },
    ],
    [
      "another text",
      { description: AFTER },
      { description: "<p>Drive.</p>" },
      { changes: {}, kept: ["description"] },
    ],
    [
      "pay of its own",
      { salary },
      { salary: { ...salary, amount: 22 } },
      { changes: {}, kept: ["salary"] },
    ],
  ])("%s", (_name, changes, own, expected) => {
    expect(followedChanges({ ...before, id: 2, ...own }, edited(changes))).toEqual(expected);
  });

  it("offers no edit of what every posting has for itself", () => {
    expect(isFollowed(edited({ referenceId: "X", status: "archived" }))).toBe(false);
    expect(isFollowed(edited({ title: "Pastry chef" }))).toBe(true);
  });
});
