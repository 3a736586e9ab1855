import { expect, test } from "vitest";
import { pseudoMessages } from "./pseudo.ts";

test.each<[unknown, unknown]>([
  ["Jobs", "[Ĵöƀš··]"],
  ["Loading…", "[Ĺöáðíñĝ···…]"],
  ["Delete “{title}”?", "[Ðéĺéţé··· “{title}”?]"],
  ["", ""],
  [
    { found: [{ selectors: ["n"], match: { "n=one": "{n} job", "n=*": "{n} jobs" } }] },
    { found: [{ selectors: ["n"], match: { "n=one": "[{n} ĵöƀ··]", "n=*": "[{n} ĵöƀš··]" } }] },
  ],
])("of %j", (english, pseudo) => {
  expect(pseudoMessages(english)).toEqual(pseudo);
});
