import { expect, it } from "vitest";
import { judgePlace } from "./judge-place.ts";

const suggestions = new Map([
  ["Toronto", ["Toronto, ON", "North Toronto, ON"]],
  ["Toronto, ON", ["Toronto, ON"]],
  ["Québec", ["Québec, QC"]],
  ["Richmond", ["Richmond, BC", "Richmond, QC", "Richmond Hill, ON"]],
  ["Notatown, ON", []],
  ["Hamiltn, ON", ["Hamilton, ON"]],
  ["ON", ["Acton, ON"]],
  ["V6B 1A1", ["Vancouver, BC", "Surrey, BC"]],
]);

it.each<[string, ReturnType<typeof judgePlace>]>([
  ["Toronto", null],
  ["Toronto, ON", null],
  ["Québec", null],
  ["Never looked up", null],
  ["Richmond", { why: "several", proposals: ["Richmond, BC", "Richmond, QC"], stays: "Richmond" }],
  ["Notatown, ON", { why: "unlisted", proposals: [], stays: "Notatown, ON" }],
  ["Hamiltn, Ontario", { why: "unlisted", proposals: ["Hamilton, ON"], stays: "Hamiltn, ON" }],
  ["ON", { why: "unclear", proposals: [], stays: null }],
  [
    "V6B 1A1",
    { why: "unclear", proposals: ["Vancouver, BC", "Surrey, BC"], isSimilar: false, stays: null },
  ],
])("%j raises %j", (text, question) => {
  expect(judgePlace(text, "", suggestions)).toEqual(question);
});
