import { expect, type Page } from "@playwright/test";
import { SIGNED_OUT, test } from "./fixtures.ts";
import { JobEditorPage } from "./pages/job-editor-page.ts";
import { SignInPage } from "./pages/sign-in-page.ts";

test.use({ storageState: SIGNED_OUT });

/** All storage of this origin by name. */
const deferred = (page: Page) =>
  page.evaluate(async () => {
    const everything: Record<string, string> = {
      markup: document.documentElement.outerHTML,
      fields: [...document.querySelectorAll("input, textarea, select")]
        .map((field) => (field as HTMLInputElement).value)
        .join("\n"),
      address: location.href,
      history: JSON.stringify(history.state),
      cookies: document.cookie,
      "name of the window": window.name,
      globals: Object.values(window)
        .filter((value) => typeof value === "string")
        .join("\n"),
    };
    for (const [name, storage] of Object.entries({ localStorage, sessionStorage }))
      for (const [key, value] of Object.entries(storage))
        everything[`${name}.${key}`] = `${key} ${value}`;
    for (const name of await caches.keys()) {
      const answers = await (await caches.open(name)).matchAll();
      everything[`cache ${name}`] = (await Promise.all(answers.map((one) => one.text()))).join();
    }
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener("success", () => resolve(request.result));
        request.addEventListener("error", () => reject(request.error ?? new Error("no database")));
      });
    for (const { name = "" } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const objects = database.transaction(store).objectStore(store);
        const [keys, values] = [await done(objects.getAllKeys()), await done(objects.getAll())];
        everything[`IndexedDB ${name}.${store}`] = JSON.stringify([keys, values]);
      }
      database.close();
    }
    return everything;
  });

for (const [keep, details] of [
  [false, {}],
  [true, { tag: "@all" }],
] as const) {
  test(
    `the key is in the session's own storage and nowhere else${keep ? ", also when it is kept" : ""}`,
    details,
    async ({ page, apiKey, marker, jobs }) => {
      const said: string[] = [];
      page.on("console", (message) => said.push(message.text()));
      page.on("request", (request) => {
        said.push(request.url(), request.headers().referer ?? "", request.postData() ?? "");
      });
      const { id } = await jobs.create({ title: `Baker ${marker}` });
      const signIn = await SignInPage.open(page);
      if (keep) await signIn.keep.check();
      const list = await signIn.signIn(apiKey);
      await expect(list.titles).not.toHaveCount(0);
      const form = await JobEditorPage.openEdit(page, id);
      await form.description.type(" And cakes.");
      await form.line("title").fill(`Head baker ${marker}`);
      await form.line("title").press("Tab");

      // The draft store has an entry by now.
      await expect
        .poll(async () =>
          Object.entries(await deferred(page)).filter(
            ([name, content]) =>
              name.startsWith("IndexedDB") && content.includes(`Head baker ${marker}`),
          ),
        )
        .not.toHaveLength(0);
      const places = async () =>
        Object.entries(await deferred(page))
          .filter(([, content]) => content.includes(apiKey))
          .map(([name]) => name);
      const own = keep
        ? ["localStorage.session", "sessionStorage.session"]
        : ["sessionStorage.session"];
      await expect.poll(places).toEqual(own);

      const job = await form.save(form.saveChanges);
      await expect(job.heading).toHaveText(`Head baker ${marker}`);
      await expect.poll(places).toEqual(own);
      await job.signOut.click();
      await expect(signIn.heading).toBeVisible();
      await expect.poll(places).toEqual([]);
      expect(said.join("\n")).not.toContain(apiKey);
    },
  );
}
