import { expect, it } from "vitest";
import { cut } from "./cut.ts";

it.each([
  ["Baker", 5, "Baker"],
  ["Bakers", 5, "Bake…"],
  ["Cook 🦄!", 7, "Cook …"],
  ["Cook 🦄!!", 8, "Cook 🦄…"],
])("cuts %j to %i", (text, max, cutText) => {
  expect(cut(text, max)).toBe(cutText);
});
