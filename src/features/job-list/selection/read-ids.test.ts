import { expect, it, vi } from "vitest";
import * as requests from "#src/jobs/requests/read-requests.ts";
import { readIds } from "./read-ids.ts";

const FILTER = { status: undefined, q: "cook", page: 3, pageSize: 10 };

/** A service whose jobs change before the request of a given number. */
function serviceOf(ids: number[], changes: Record<number, (ids: number[]) => number[]> = {}) {
  let jobs = ids;
  let requestCount = 0;
  vi.spyOn(requests, "fetchJobs").mockImplementation(async ({ page, pageSize }) => {
    requestCount += 1;
    jobs = changes[requestCount]?.(jobs) ?? jobs;
    const rows = jobs.slice((page - 1) * pageSize, page * pageSize).map((id) => ({ id }));
    return { data: rows, paging: { total: jobs.length, page, pageSize } } as never;
  });
}
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const read = async () =>
  (await readIds(FILTER, new AbortController().signal, () => {})).toSorted((a, b) => a - b);

it.each([0, 1, 100, 101, 650])("reads all %i ids", async (count) => {
  serviceOf(numbers(count));
  expect(await read()).toEqual(numbers(count));
});

it("reads jobs that move to a page that was read already", async () => {
  serviceOf(numbers(250), { 2: (ids) => ids.slice(10) });
  expect(await read()).toEqual(numbers(250));
});

it("reads as many as there are, and says how far it is", async () => {
  serviceOf(numbers(250));
  const onRead = vi.fn<(count: number) => void>();
  await readIds(FILTER, new AbortController().signal, onRead);
  expect(onRead.mock.calls.map(([count]) => count)).toEqual([100, 200, 250]);
});
