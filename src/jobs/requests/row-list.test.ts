import { expect, test } from "vitest";
import { hasDetails, rowList } from "./read-requests.ts";
import { aJob } from "#contract/testing/a-job.ts";

const paging = { total: 1, page: 1, pages: 1, pageSize: 10, previous: null, next: null };
const { description: _, ...details } = { ...aJob, etag: '"7-1"' };
const { closeDate: __, ...withoutCloseDate } = details;
const { etag: ___, ...withoutEtag } = details;

test.each<[string, object, boolean]>([
  ["with all details", details, true],
  ["with details that are not given", { ...details, salary: null, closeDate: "" }, true],
  ["whose close date is left out", withoutCloseDate, false],
  ["without an ETag", withoutEtag, false],
  ["whose salary is text", { ...details, salary: "24.50" }, false],
  ["whose categories are names", { ...details, categories: ["Sales"] }, false],
  ["whose close date is a number", { ...details, closeDate: 20350804 }, false],
])("a row %s: its details are taken, or none of them", (_name, row, taken) => {
  const { data } = rowList.parse({ data: [row], paging });
  expect(data.map(hasDetails)).toEqual([taken]);
  expect(data[0]).toMatchObject({ id: aJob.id, title: aJob.title, status: aJob.status });
});

test.each(["text", null, { ...details, title: 7 }])("%j is no row", (row) => {
  expect(rowList.safeParse({ data: [row], paging }).success).toBe(false);
});
