import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { m } from "#src/i18n/paraglide/messages.js";
import { updateIndexData } from "#src/jobs/requests/index/index-data.ts";
import { fetchJob } from "#src/jobs/requests/read-requests.ts";
import { aJob } from "#contract/testing/a-job.ts";
import { render } from "#src/ui/testing/render.tsx";
import { RowReadiness } from "./row-readiness-cell.tsx";

vi.mock("#src/jobs/requests/read-requests.ts", { spy: true });

test("a row without its description shows what the index has read of it, and asks for nothing", async () => {
  const client = new QueryClient();
  const { description: _, ...row } = { ...aJob, etag: null };
  render(
    <QueryClientProvider client={client}>
      <RowReadiness row={row} />
    </QueryClientProvider>,
  );
  const label = page.getByText(m.column_ready());
  expect(label.elements()).toHaveLength(0);
  updateIndexData(client, [[aJob.id, { job: aJob, etag: null }]]);
  await expect.element(label).toBeInTheDocument();
  expect(fetchJob).not.toHaveBeenCalled();
});
