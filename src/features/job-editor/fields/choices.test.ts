import { expect, test } from "vitest";
import { choicesOf } from "./choices.ts";

const retail = { id: 14, name: "Retail" };

test.each([
  ["nothing", [], [{ id: "14", name: "Retail" }]],
  ["a value of the list", [{ id: 14, name: "Shops" }], [{ id: "14", name: "Retail" }]],
  [
    "a value missing from the list",
    [null, { id: 99, name: "Whaling" }],
    [
      { id: "14", name: "Retail" },
      { id: "99", name: "Whaling" },
    ],
  ],
  [
    "a value without a name",
    [{ id: 99, name: "" }],
    [
      { id: "14", name: "Retail" },
      { id: "99", name: "99" },
    ],
  ],
])("choicesOf handles %s", (_, present, choices) => {
  expect(choicesOf([retail], present)).toEqual(choices);
});
