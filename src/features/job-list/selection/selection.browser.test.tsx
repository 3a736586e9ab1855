import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useRef } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { aJob } from "#contract/testing/a-job.ts";
import { changeSetStore } from "#src/jobs/writes/change-set-store.ts";
import { jobQueries } from "#src/jobs/requests/queries.ts";
import { selection } from "#src/jobs/list/selection.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { session } from "#src/lib/session/current-session.ts";
import { DataTable } from "#src/ui/data/data-table.tsx";
import { ToastProvider } from "#src/ui/feedback/toasts.tsx";
import { axeViolations } from "#src/ui/testing/axe-violations.ts";
import { render } from "#src/ui/testing/render.tsx";
import { useRowShortcuts } from "../rows/use-row-shortcuts.ts";
import { PageBox, RowBox } from "./row-boxes.tsx";
import { SelectionBar } from "./selection-bar.tsx";

const ROWS = [1, 2, 3, 4, 5].map((id) => ({ ...aJob, id, title: `Job ${id}` }));
const FILTER = { status: undefined, q: "", page: 1, pageSize: 25 };

/** Of the list, which have the same key. */
function RowShortcuts() {
  useRowShortcuts({ searchBox: useRef(null), rows: ROWS, onArchive: () => {} });
  return null;
}

beforeEach(() => {
  vi.spyOn(changeSetStore, "plan").mockReturnValue(new Promise(() => {}));
  selection.clear();
  const client = new QueryClient();
  client.setQueryData(jobQueries.detail(2).queryKey, { job: ROWS[1]!, etag: '"7"' });
  render(
    <QueryClientProvider client={client}>
      <ToastProvider>
        <DataTable
          caption="Jobs"
          columns={[
            {
              id: "select",
              header: "Select",
              control: <PageBox rows={ROWS} />,
              kind: "select",
              cell: (job) => <RowBox job={job} />,
            },
            {
              id: "title",
              header: "Title",
              kind: "lead",
              cell: ({ title }) => <a href="#opened">{title}</a>,
            },
          ]}
          rows={ROWS}
          rowKey={({ id }) => id}
          busy={false}
          skeletonRows={0}
        />
        <RowShortcuts />
        <SelectionBar filter={FILTER} total={ROWS.length} rows={ROWS} />
      </ToastProvider>
    </QueryClientProvider>,
  );
});

const box = (id: number) =>
  page.getByRole("checkbox", { name: m.selection_row({ title: `Job ${id}` }) });
const pageBox = () => page.getByRole("checkbox", { name: m.selection_page() });
const selected = () => [...selection.get().keys()].toSorted((a, b) => a - b);

test("a row is selected with its ETag, and not opened", async () => {
  await box(2).click();
  await box(3).click();
  expect([...selection.get()]).toEqual([
    [2, '"7"'],
    [3, undefined],
  ]);
  await box(3).click();
  expect(selected()).toEqual([2]);
  expect(location.hash).toBe("");
  expect(await axeViolations()).toEqual([]);
});

test.each([
  ["down", 2, 4, [2, 3, 4]],
  ["up", 4, 2, [2, 3, 4]],
  ["from nowhere", undefined, 3, [3]],
])("Shift extends a selection %s", async (_, from, to, expected) => {
  if (from !== undefined) await box(from).click();
  await box(to).click({ modifiers: ["Shift"] });
  expect(selected()).toEqual(expected);
  await expect.element(box(to)).toHaveFocus();
  expect(getSelection()?.toString()).toBe("");
});

test("Shift takes a range back", async () => {
  await pageBox().click();
  await box(2).click();
  await box(4).click({ modifiers: ["Shift"] });
  expect(selected()).toEqual([1, 5]);
});

test("the box of the page is mixed while some rows are selected, and selects all", async () => {
  await box(1).click();
  await expect.element(pageBox()).toBePartiallyChecked();
  await pageBox().click();
  expect(selected()).toEqual([1, 2, 3, 4, 5]);
  await expect.element(pageBox()).toBeChecked();
  await pageBox().click();
  expect(selected()).toEqual([]);
});

test.each([
  ["x", [2]],
  ["x x", []],
  ["J", [2, 3]],
  ["J J", [2, 3, 4]],
  ["J J K", [2, 3]],
  ["K", [1, 2]],
  ["K J J", [2, 3]],
  ["x J K K", [1, 2]],
])("from the second row, the keys %s select %j", async (keys, expected) => {
  page.getByRole("link", { name: "Job 2" }).element().focus();
  for (const key of keys.split(" "))
    await userEvent.keyboard(/[A-Z]/.test(key) ? `{Shift>}${key}{/Shift}` : key);
  expect(selected()).toEqual(expected);
});

test("a prepares to archive the selection, once", async () => {
  await box(2).click();
  await expect.element(page.getByRole("region", { name: m.selection_label() })).toBeVisible();
  await userEvent.keyboard("a");
  await expect.element(page.getByText(m.selection_preparing())).toBeVisible();
  await userEvent.keyboard("a");
  await expect
    .poll(() => vi.mocked(changeSetStore.plan).mock.calls)
    .toEqual([
      [expect.objectContaining({ kind: "status", status: "archived" }), [{ id: 2, etag: '"7"' }]],
    ]);
});

test("Escape clears the selection, and Undo takes that back", async () => {
  await pageBox().click();
  await expect.element(page.getByRole("region", { name: m.selection_label() })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  expect(selected()).toEqual([]);
  await page.getByRole("button", { name: m.job_undo() }).click();
  expect(selected()).toEqual([1, 2, 3, 4, 5]);
});

test("the selection ends with the session, and not with a new key of the same person", async () => {
  session.signIn({ key: "one", employer: null }, false);
  await box(1).click();
  session.signIn({ key: "two", employer: null }, true);
  expect(selected()).toEqual([1]);
  session.signOut();
  expect(selected()).toEqual([]);
});

test("says that the browser cannot store what is prepared", async () => {
  vi.mocked(changeSetStore.plan).mockRejectedValueOnce(new Error("The disk is full."));
  await box(2).click();
  await page.getByRole("button", { name: m.job_archive(), exact: true }).click();
  await expect.element(page.getByText(m.change_not_stored())).toBeVisible();
  expect(selected()).toEqual([2]);
});
