import { expect, it } from "vitest";
import type { Job } from "#contract/job.ts";
import type { ImportRow } from "../../../files/import/imported-file.ts";
import { aJob } from "#contract/testing/a-job.ts";
import { findPossibleDuplicates } from "./import-checks.ts";

const job = (id: number, title: string, place: string, description: string) => {
  const locations = [{ id: 1, name: "", description: place, type: "Town" }];
  return { job: { ...aJob, id, title, locations, description } satisfies Job, etag: null };
};
const jobs = [
  job(1, "Baker", "Hope, BC", "<p>Bread  and <b>cake</b>.</p>"),
  job(2, "Baker", "Hope, BC", "<p>Bread and cake.</p>"),
  job(3, "Cook", "Hope, BC", "<p>Soup.</p>"),
];
const row = (title: string, place: string, text: string, id: number | null = null): ImportRow => ({
  number: 2,
  id,
  isUnclear: false,
  status: null,
  values: { title, locations: [place], description: `<p>${text}</p>` },
  problems: [],
  notes: [],
});
const baker = row("baker", "hope, B.C.", "Bread and cake.");

it.each<[string, ImportRow[], boolean, [number, number][]]>([
  [
    "equal rows find one posting each",
    [baker, baker, baker],
    false,
    [
      [0, 1],
      [1, 2],
    ],
  ],
  [
    "a posting of another row",
    [row("Cook", "Hope, BC", "", 3), row("Cook", "Hope, BC", "Soup.")],
    false,
    [],
  ],
  ["another place", [row("Baker", "Nelson, BC", "Bread and cake.")], false, []],
  ["another text", [row("Cook", "Hope, BC", "Stew.")], false, []],
  ["another text of an export without ids", [row("Cook", "Hope, BC", "Stew.")], true, [[0, 3]]],
])("%s", (_, rows, lostIds, expected) => {
  const found = [...findPossibleDuplicates(rows, jobs, lostIds)].map(([at, duplicate]) => [
    at,
    duplicate.job.id,
  ]);
  expect(found).toEqual(expected);
});
