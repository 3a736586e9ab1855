import { expect, it } from "vitest";
import { ANSWERED } from "#posting-check/testing/job-of.ts";
import { createQueryClient } from "#src/lib/api/query-client.ts";
import { EMPTY } from "../../requests/index/index-data.ts";
import { jobQueries } from "../../requests/queries.ts";
import { factsQuery } from "../../check/facts.ts";
import { aJob } from "#contract/testing/a-job.ts";
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
])("page %i of 25 jobs has %i rows, as GET /jobs answers", async (page, rows) => {
  const { data, paging } = await listOfView(clientOf(25), { ...FILTER, page });
  expect(data).toHaveLength(rows);
  expect(paging).toMatchObject({ total: 25, pages: 3, page, pageSize: 10 });
});

it("combines status and search with the view", async () => {
  const client = clientOf(4);
  const ids = async (filter: Partial<typeof FILTER>) =>
    (await allJobsOf(client, { ...FILTER, ...filter })).map(({ job }) => job.id);
  expect(await ids({ q: "cook", view: { sort: "published" } })).toEqual([3, 1]);
  expect(await ids({ status: "active" } as never)).toEqual([]);
});

it("shows the rows with what the index knows, unless it is known better", async () => {
  const client = clientOf(2);
  const newer = { job: { ...aJob, id: 2, title: "Newer" }, etag: '"9"' };
  client.setQueryData(jobQueries.detail(2).queryKey, newer);
  await listOfView(client, FILTER);
  expect(client.getQueryData(jobQueries.detail(1).queryKey)?.etag).toBe('"1"');
  expect(client.getQueryData(jobQueries.detail(2).queryKey)).toEqual(newer);
});

it("finds the jobs that are not ready, by the employer's facts", async () => {
  const client = clientOf(2);
  const index = client.getQueryData<typeof EMPTY>(jobQueries.index());
  const inOntario = {
    ...aJob,
    id: 3,
    title: "Clerk",
    locations: [{ id: 1, name: "Toronto", description: "Toronto, ON", type: "Town" }],
    description: "<p>You serve the customers at $22 an hour.</p>",
  };
  const jobs = new Map([...(index?.jobs ?? []), [3, { job: inOntario, etag: null }]]);
  client.setQueryData(jobQueries.index(), { ...EMPTY, jobs, complete: true });
  client.setQueryData(factsQuery().queryKey, { value: ANSWERED, shared: true });
  const ids = async (ready: string) =>
    (await allJobsOf(client, { ...FILTER, view: { ready } })).map(({ job }) => job.id);
  expect(await ids("vacancyMissing")).toEqual([3]);
  expect(await ids("payWide,vacancyMissing")).toEqual([3]);
  expect(await ids("no")).toContain(3);
  expect(await ids("yes")).not.toContain(3);
  expect(await ids("noSuchRule")).toEqual([]);
  const small = { ...ANSWERED, largeInOntario: false };
  client.setQueryData(factsQuery().queryKey, { value: small, shared: true });
  expect(await ids("vacancyMissing")).toEqual([]);
});
