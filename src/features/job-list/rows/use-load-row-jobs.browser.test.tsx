import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { m } from "#src/i18n/paraglide/messages.js";
import { type JobRow, fetchJob } from "#src/jobs/requests/read-requests.ts";
import { jobQueries } from "#src/jobs/requests/queries.ts";
import { aJob } from "#contract/testing/a-job.ts";
import { render } from "#src/ui/testing/render.tsx";
import { payCell } from "./row-job-cells.tsx";
import { useLoadRowJobs } from "./use-load-row-jobs.ts";

vi.mock("#src/jobs/requests/read-requests.ts", { spy: true });

const { id, title, status, publishDate, locations, employer, referenceId, confidential } = aJob;
const header = { id, title, status, publishDate, locations, employer, referenceId, confidential };
const { description: _, ...details } = { ...aJob, salary: null, etag: '"7"' };

const ROWS: JobRow[] = [
  { ...header, id: 1 },
  { ...details, id: 2 },
  { ...aJob, salary: null, id: 3 },
];

function Rows({ ready }: { ready: boolean }) {
  useLoadRowJobs(ROWS, ready);
  return ROWS.map((row) => (
    <div key={row.id} data-row={row.id}>
      <span>{row.title}</span>
      {payCell(row)}
    </div>
  ));
}

test.each<[string, boolean, number[]]>([
  ["only a header asks for its job", true, [1]],
  ["none does while another answer is on its way", false, []],
])("%s", async (_name, ready, expected) => {
  vi.mocked(fetchJob)
    .mockReset()
    .mockImplementation(async (jobId) => ({
      job: { ...aJob, salary: null, id: jobId },
      etag: null,
    }));
  const client = new QueryClient();
  render(
    <QueryClientProvider client={client}>
      <Rows ready={ready} />
    </QueryClientProvider>,
  );
  // Rows with details show them at once.
  const shown = expected.includes(1) ? 3 : 2;
  await expect.poll(() => page.getByText(m.jobs_no_pay()).elements()).toHaveLength(shown);
  await expect
    .poll(() =>
      vi
        .mocked(fetchJob)
        .mock.calls.map(([jobId]) => jobId)
        .toSorted((a, b) => a - b),
    )
    .toEqual(expected);
  expect(client.getQueryData(jobQueries.detail(3).queryKey)).toBeUndefined();
});
