import { type BrowserContext, expect, type Page } from "@playwright/test";
import { JobEditorPage } from "./pages/job-editor-page.ts";

/** Every stored draft, as text. */
async function storedDrafts(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener("success", () => resolve(request.result));
        request.addEventListener("error", () => reject(request.error ?? new Error("not read")));
      });
    const drafts: unknown[] = [];
    for (const { name = "" } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name));
      if (database.objectStoreNames.contains("drafts"))
        drafts.push(await done(database.transaction("drafts").objectStore("drafts").getAll()));
      database.close();
    }
    return JSON.stringify(drafts);
  });
}

/** The databases of employers in this browser. */
export const storedEmployers = async (page: Page): Promise<string[]> =>
  page.evaluate(async () => (await indexedDB.databases()).map(({ name = "" }) => name));

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
