import { expect, it, vi } from "vitest";
import { askPlace, typedPlace } from "./place-questions.ts";
import { firstAnswers } from "./question.ts";

it.each([
  ["Old Crow", "Old Crow"],
  [" Alert, Nunavut ", "Alert, NU"],
  ["3 Locations", null],
  ["V6B 1A1", null],
  ["Springfield, ZZ", null],
  ["12", null],
])("%j is typed as the place %j", (text, place) => expect(typedPlace(text)).toBe(place));

it.each([
  ["Springfield, ZZ", "Springfield", ["Springhill, NS"], undefined],
  ["CA-BC-Vancouver", "Vancouver", [], "Vancouver, BC"],
  ["Richmond", "Richmond", ["Richmond, BC", "Richmond, QC"], undefined],
  ["V6B 1A1", "V6B 1A1", ["Vancouver, BC", "Surrey, BC"], undefined],
  ["V6B 1A1", "V6B 1A1", ["Vancouver, BC"], "Vancouver, BC"],
  ["Hope BC, Toronto ON", "Hope BC, Toronto ON", [], "Hope, BC; Toronto, ON"],
  ["Nelson, BC Rossland, BC", "Nelson", [], "Nelson, BC; Rossland, BC"],
  ["Nelson, BC + 2 more", "Nelson", [], undefined],
  ["1 Main St, Nelson, BC", "1 Main St", [], undefined],
  ["Nelson, BC (hybrid)", "Nelson", [], undefined],
])("of %j, only what it says itself is chosen beforehand", (text, looked, found, proposal) => {
  expect(askPlace(text, "", new Map([[looked, found]]))?.proposal).toBe(proposal);
});

it("proposes a place that was typed for an earlier file", () => {
  const stored = JSON.stringify({ "locations:hq": "Laval, QC", "status:new": "Laval, QC" });
  vi.stubGlobal("localStorage", { getItem: () => stored });
  const question = { text: "", count: 1, options: [], proposal: undefined };
  const answers = firstAnswers([
    { ...question, key: "locations:hq", column: "locations", takesPlace: true },
    { ...question, key: "status:new", column: "status" },
  ]);
  expect(answers).toEqual({ "locations:hq": "Laval, QC" });
});
