import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { m } from "#src/i18n/paraglide/messages.js";
import { deleteDraft, putDraft, type StoredDraft } from "#src/lib/drafts/draft-store.ts";
import { ToastProvider } from "#src/ui/feedback/toasts.tsx";
import { render } from "#src/ui/testing/render.tsx";
import { UnfinishedPostings } from "./unfinished-postings.tsx";

const stored = new Set<StoredDraft>();
vi.mock(import("#src/lib/drafts/draft-store.ts"), async (original) => ({
  ...(await original()),
  findDrafts: async () => [...stored],
  deleteDraft: vi.fn<typeof deleteDraft>(async (draft) => void stored.delete(draft as StoredDraft)),
  putDraft: vi.fn<typeof putDraft>(async (draft) => void stored.add(draft)),
}));

test("says that a posting could not be discarded, or not taken back, and tries again", async () => {
  const content = { values: { title: "Baker" } };
  stored.add({ place: "new", tab: "1", name: "", typedAt: 0, content });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ToastProvider>
        <UnfinishedPostings />
      </ToastProvider>
    </QueryClientProvider>,
  );
  const press = async (name: string) => page.getByRole("button", { name }).click();
  const row = page.getByRole("listitem").filter({ hasText: m.drafts_open() });

  vi.mocked(deleteDraft).mockRejectedValueOnce(new Error("full"));
  await press(m.drafts_discard_offer());
  await expect.element(page.getByText(m.drafts_discard_failed({ title: "Baker" }))).toBeVisible();
  await expect.element(row).toBeVisible();
  await press(m.drafts_discard_offer());
  await expect.element(page.getByText(m.drafts_discarded({ title: "Baker" }))).toBeVisible();
  await expect.element(row).not.toBeInTheDocument();

  vi.mocked(putDraft).mockRejectedValueOnce(new Error("full"));
  await press(m.job_undo());
  await expect.element(page.getByText(m.drafts_undo_failed({ title: "Baker" }))).toBeVisible();
  await press(m.ui_retry());
  await expect.element(row).toBeVisible();
});
