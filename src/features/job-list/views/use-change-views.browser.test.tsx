import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { m } from "#src/i18n/paraglide/messages.js";
import type { useChangeSavedViews } from "#src/jobs/list/views/saved-views.ts";
import { ToastProvider } from "#src/ui/feedback/toasts.tsx";
import { render } from "#src/ui/testing/render.tsx";
import { useChangeViews } from "./use-change-views.ts";

const mutateAsync = vi.fn<(change: unknown) => Promise<void>>();
vi.mock(import("#src/jobs/list/views/saved-views.ts"), async (original) => ({
  ...(await original()),
  useChangeSavedViews: (() => ({ mutateAsync })) as unknown as typeof useChangeSavedViews,
}));

const [removal, undo] = [<T,>(views: T) => views, <T,>(views: T) => views];

function Remove() {
  const change = useChangeViews();
  return (
    <button type="button" onClick={() => change(removal, "Removed", [undo, "Back"])}>
      Remove
    </button>
  );
}

test("says that a change could not be taken back, and tries again", async () => {
  render(
    <ToastProvider>
      <Remove />
    </ToastProvider>,
  );
  await page.getByRole("button", { name: "Remove" }).click();
  await expect.element(page.getByText("Removed")).toBeVisible();

  mutateAsync.mockRejectedValueOnce(new Error("offline"));
  await page.getByRole("button", { name: m.job_undo() }).click();
  await page.getByRole("button", { name: m.ui_retry() }).click();
  await expect.element(page.getByText("Back")).toBeVisible();
  expect(mutateAsync.mock.calls).toEqual([[removal], [undo], [undo]]);
});
