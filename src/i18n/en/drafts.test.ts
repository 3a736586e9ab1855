import { expect, test } from "vitest";
import { drafts } from "./drafts.ts";

test.each([
  [["Edit Baker"], "Not finished: Edit Baker. Signing out removes it from this computer."],
  [
    ["Edit Baker", "New job"],
    "Not finished: Edit Baker and New job. Signing out removes them from this computer.",
  ],
])("of %j it is said what signing out takes", (names, words) => {
  expect(drafts.signOut(names)).toBe(words);
});
