import { expect, test } from "vitest";
import { EMPTY_VALUES, type FieldName, type JobFormValues } from "./form-values.ts";
import { rebase } from "./rebase.ts";

const START: JobFormValues = { ...EMPTY_VALUES, title: "Baker", categories: ["1"] };

test.each<
  [
    string,
    Partial<JobFormValues>,
    Partial<JobFormValues>,
    Partial<JobFormValues>,
    FieldName[],
    FieldName[],
  ]
>([
  ["neither changed anything", {}, {}, {}, [], []],
  ["only they did", {}, { title: "Cook" }, { title: "Cook" }, [], []],
  ["only I did", { title: "Chef" }, {}, { title: "Chef" }, ["title"], []],
  [
    "both did, in different fields",
    { title: "Chef" },
    { categories: ["2"] },
    { title: "Chef", categories: ["2"] },
    ["title"],
    [],
  ],
  [
    "both did, in the same field",
    { categories: ["1", "3"] },
    { categories: ["2"] },
    { categories: ["1", "3"] },
    ["categories"],
    ["categories"],
  ],
  ["both did the same", { title: "Cook" }, { title: "Cook" }, { title: "Cook" }, [], []],
])("%s", (_, mine, theirs, values, stillMine, both) => {
  expect(rebase(START, { ...START, ...mine }, { ...START, ...theirs })).toEqual({
    values: { ...START, ...values },
    mine: stillMine,
    both,
  });
});
