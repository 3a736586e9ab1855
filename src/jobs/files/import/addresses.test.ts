import { expect, it } from "vitest";
import { CATEGORIES, POSITION_TYPES } from "#contract/reference.ts";
import { gridOf } from "../cell.ts";
import { columnChoices } from "../choices.ts";
import { matchColumns } from "./match-columns.ts";
import { readRows } from "./read-rows.ts";
import type { RowProblem } from "./row-problem.ts";

const choices = columnChoices({ categories: CATEGORIES, positionTypes: POSITION_TYPES });

it.each<[string, string[], string[], Record<string, string>, RowProblem[]]>([
  [
    "both addresses",
    ["E-mail address", "Web address"],
    ["a@example.com", "https://example.com/a"],
    { applicationEmail: "a@example.com" },
    [{ key: "unusedAddress", text: "https://example.com/a", column: 1 }],
  ],
  [
    "a web address alone",
    ["E-mail address", "Web address"],
    ["", "https://example.com/a"],
    { applicationUrl: "https://example.com/a", applicantRoutingType: "2" },
    [],
  ],
  ...[
    "mailto:a@example.com",
    "mailto:a@example.com?subject=Cook",
    "Jobs <a@example.com>",
    '<a href="mailto:a@example.com">Apply</a>',
  ].map((text): [string, string[], string[], Record<string, string>, RowProblem[]] => [
    text,
    ["How to apply"],
    [text],
    { applicationEmail: "a@example.com" },
    [{ key: "markup", text: "a@example.com", column: 0 }],
  ]),
  [
    "a link",
    ["How to apply"],
    ['<a class="b" href="https://example.com/a?b=1&amp;c=2">Apply <b>now</b></a>'],
    { applicationUrl: "https://example.com/a?b=1&c=2" },
    [{ key: "markup", text: "https://example.com/a?b=1&c=2", column: 0 }],
  ],
])(
  "takes of %s the address, and says what it leaves out",
  async (_, headings, cells, values, notes) => {
    const grid = gridOf([headings, cells]);
    const options = { choices, answers: {}, emptyClears: false };
    const [row] = await readRows(grid, matchColumns(grid), new Map(), options);
    expect(row?.values).toMatchObject(values);
    expect(row?.notes).toEqual(notes);
  },
);
