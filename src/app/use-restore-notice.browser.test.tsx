import { QueryClient, QueryClientProvider, queryOptions, useQuery } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { jobQueries } from "#src/jobs/requests/queries.ts";
import { readKeyHeaders } from "#src/lib/session/key-headers.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { AnnouncerProvider } from "#src/ui/layout/announcer.tsx";
import { ToastProvider } from "#src/ui/feedback/toasts.tsx";
import { render } from "#src/ui/testing/render.tsx";
import { useRestoreNotice } from "./use-restore-notice.ts";

const answered = (timeLine: string) => readKeyHeaders(new Headers({ "Time-Line": timeLine }));

test("a restore of the data is said once, and everything is read again", async () => {
  const read = vi.fn<() => string>(() => "jobs");
  const options = queryOptions({ queryKey: ["list"], queryFn: read, staleTime: Infinity });
  const client = new QueryClient();
  client.setQueryData(jobQueries.index(), { complete: true });
  function Page() {
    useRestoreNotice();
    return useQuery(options).data;
  }
  // Before the page is there: the first request is sent ahead of it.
  answered("a");
  render(
    <QueryClientProvider client={client}>
      <AnnouncerProvider>
        <ToastProvider>
          <Page />
        </ToastProvider>
      </AnnouncerProvider>
    </QueryClientProvider>,
  );
  await expect.element(page.getByText("jobs")).toBeVisible();
  answered("a");
  expect([read.mock.calls.length, client.getQueryData(jobQueries.index())]).toEqual([
    1,
    { complete: true },
  ]);

  answered("b");
  const notice = page.getByText(m.app_restored());
  await expect.element(notice.last()).toBeVisible();
  await expect.poll(() => read.mock.calls.length).toBe(2);
  expect(client.getQueryData(jobQueries.index())).toBeUndefined();

  await page.getByRole("button", { name: m.ui_dismiss() }).click();
  answered("b");
  await expect.element(page.getByRole("button", { name: m.ui_dismiss() })).not.toBeInTheDocument();
  expect(read.mock.calls.length).toBe(2);
});
