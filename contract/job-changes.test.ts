import { expect, test } from "vitest";
import { changedJob, deletedJob, type JobChange, jobChangePage } from "./job-changes.ts";
import { jobChangesQuery } from "./list-queries.ts";

const job = { id: 7, title: "Baker", status: "active" };

test("a page tells changed jobs from deleted ones", () => {
  const page = jobChangePage.parse({
    data: [
      { job, etag: '"7-2"' },
      { id: 8, deleted: true },
    ],
    cursor: "c",
    more: false,
  });
  const expected: JobChange[] = [
    changedJob.parse({ job, etag: '"7-2"' }),
    deletedJob.parse({ id: 8, deleted: true }),
  ];
  expect(page.data).toEqual(expected);
});

test.each([
  [{}, { since: null, limit: 500 }],
  [{ since: "" }, { since: null, limit: 500 }],
  [
    { since: "c", limit: "1" },
    { since: "c", limit: 1 },
  ],
  [{ limit: "501" }, { since: null, limit: 500 }],
  [{ limit: "0" }, undefined],
  [{ limit: "-1" }, undefined],
  [{ limit: "ten" }, undefined],
  [{ since: ["a", "b"] }, undefined],
])("the query %j is %j", (query, expected) => {
  expect(jobChangesQuery.safeParse(query).data).toEqual(expected);
});
