import { type BrowserContext, expect, type Page } from "@playwright/test";
import { JobEditorPage } from "./pages/job-editor-page.ts";

/** Everything in the draft store, as text. */
async function storedDrafts(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name);
    if (!names.includes("unfinished")) return "[]";
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open("unfinished");
      opening.addEventListener("success", () => resolve(opening.result));
      opening.addEventListener("error", () => reject(new Error("not open")));
    });
    const forms = db.transaction("forms").objectStore("forms");
    const [keys, values] = await Promise.all(
      [forms.getAllKeys(), forms.getAll()].map(
        async (request) =>
          new Promise<unknown>((resolve) => {
            request.addEventListener("success", () => resolve(request.result));
          }),
      ),
    );
    db.close();
    return JSON.stringify({ keys, values });
  });
}

/** Disables storage from the next page on. */
export async function withoutDraftStore(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, "indexedDB", { value: undefined });
  });
}

/** Waits until a draft is stored. */
export async function expectKept(page: Page, typed: string): Promise<string> {
  await expect.poll(() => storedDrafts(page)).toContain(typed);
  return storedDrafts(page);
}

export async function expectNotKept(page: Page, typed: string): Promise<void> {
  await expect.poll(() => storedDrafts(page)).not.toContain(typed);
}

/** Types a title into a form and closes the tab without saving. */
export async function typeAndClose(
  context: BrowserContext,
  title: string,
  id?: number,
): Promise<void> {
  const tab = await context.newPage();
  const form =
    id === undefined ? await JobEditorPage.openNew(tab) : await JobEditorPage.openEdit(tab, id);
  await form.line("title").fill(title);
  await expectKept(tab, title);
  await tab.close();
}
