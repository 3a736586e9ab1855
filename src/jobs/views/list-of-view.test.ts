import { expect, it } from "vitest";
import { createQueryClient } from "#src/lib/api/query-client.ts";
import { EMPTY } from "../index/index-data.ts";
import { jobQueries } from "../queries.ts";
import { aJob } from "../testing/a-job.ts";
import { allJobsOf, listOfView } from "./list-of-view.ts";

function clientOf(count: number) {
  const client = createQueryClient();
  const jobs = Array.from({ length: count }, (_, at) => {
    const title = at % 2 === 0 ? "Cook" : "Baker";
    return [at + 1, { job: { ...aJob, id: at + 1, title }, etag: `"${at + 1}"` }] as const;
  });
  client.setQueryData(jobQueries.index(), { ...EMPTY, jobs: new Map(jobs), complete: true });
  return client;
}
const FILTER = { status: undefined, q: "", page: 1, pageSize: 10, view: { sort: "title" } };

it.each([
  [1, 10],
  [3, 5],
  [4, 0],
])("page %i of 25 jobs has %i rows, as GET /jobs answers", (page, rows) => {
  const { data, paging } = listOfView(clientOf(25), { ...FILTER, page });
  expect(data).toHaveLength(rows);
  expect(paging).toMatchObject({ total: 25, pages: 3, page, pageSize: 10 });
});

it("combines status and search with the view", () => {
  const client = clientOf(4);
  const ids = (filter: Partial<typeof FILTER>) =>
    allJobsOf(client, { ...FILTER, ...filter }).map(({ job }) => job.id);
  expect(ids({ q: "cook", view: { sort: "published" } })).toEqual([3, 1]);
  expect(ids({ status: "active" } as never)).toEqual([]);
});

it("shows the rows with what the index knows, unless it is known better", () => {
  const client = clientOf(2);
  const newer = { job: { ...aJob, id: 2, title: "Newer" }, etag: '"9"' };
  client.setQueryData(jobQueries.detail(2).queryKey, newer);
  listOfView(client, FILTER);
  expect(client.getQueryData(jobQueries.detail(1).queryKey)?.etag).toBe('"1"');
  expect(client.getQueryData(jobQueries.detail(2).queryKey)).toEqual(newer);
});
