import { beforeEach, describe, expect, test } from "vitest";
import { EMPTY_VALUES, type JobFormValues } from "./form-values.ts";
import { forgetForm, keepForm, readKeptForm } from "./kept-form.ts";

const typed: JobFormValues = { ...EMPTY_VALUES, title: "Baker", locations: ["Vancouver, BC"] };

beforeEach(() => sessionStorage.clear());

test("a form comes back at its own address until it is forgotten", () => {
  keepForm("/jobs/5/edit", { start: EMPTY_VALUES, values: typed });
  expect(readKeptForm("/jobs/5/edit")).toEqual({ start: EMPTY_VALUES, values: typed });
  expect(readKeptForm("/jobs/6/edit")).toBeNull();

  forgetForm("/jobs/5/edit");
  expect(readKeptForm("/jobs/5/edit")).toBeNull();
});

describe("what another version left, or somebody else, is not shown", () => {
  const { title: _, ...titleless } = typed;
  test.each<[string, string]>([
    ["no JSON", "{"],
    ["null", "null"],
    ["a text", '"Baker"'],
    ["no values", JSON.stringify({ start: typed })],
    ["a field too few", JSON.stringify({ start: typed, values: titleless })],
    ["a field of another kind", JSON.stringify({ start: typed, values: { ...typed, title: 5 } })],
    [
      "a list of other things",
      JSON.stringify({ start: typed, values: { ...typed, locations: [5] } }),
    ],
  ])("%s", (_name, stored) => {
    keepForm("/jobs/new", { start: typed, values: typed });
    const key = sessionStorage.key(0)!;
    sessionStorage.setItem(key, stored);
    expect(readKeptForm("/jobs/new")).toBeNull();
  });
});

test("a form too large for the storage is no reason to fail", () => {
  const huge = { ...typed, description: "x".repeat(6_000_000) };
  expect(() => keepForm("/jobs/new", { start: huge, values: huge })).not.toThrow();
  expect(readKeptForm("/jobs/new")).toBeNull();
});
