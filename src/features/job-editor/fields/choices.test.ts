import { expect, test } from "vitest";
import { choicesOf } from "./choices.ts";

const retail = { id: 14, name: "Retail" };

test.each([
  ["nothing", [], [{ id: "14", name: "Retail" }]],
  ["what the list holds already", [{ id: 14, name: "Shops" }], [{ id: "14", name: "Retail" }]],
  [
    "what it does not hold (any more)",
    [null, { id: 99, name: "Whaling" }],
    [
      { id: "14", name: "Retail" },
      { id: "99", name: "Whaling" },
    ],
  ],
  [
    "what has no name",
    [{ id: 99, name: "" }],
    [
      { id: "14", name: "Retail" },
      { id: "99", name: "99" },
    ],
  ],
])("what can be chosen where the job has %s", (_, present, choices) => {
  expect(choicesOf([retail], present)).toEqual(choices);
});
