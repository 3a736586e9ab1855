import path from "node:path";
import { expect } from "@playwright/test";
import { createApp } from "#service/app.ts";
import { backUp } from "#service/db/backup/back-up.ts";
import { restore } from "#service/db/backup/restore.ts";
import { openDatabase } from "#service/db/opening/open-database.ts";
import { addApiKey, addEmployer } from "#service/employers/store.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { temporaryFolder } from "../scripts/lib/temporary-folder.ts";
import { SIGNED_OUT, test } from "./fixtures.ts";
import { JobService } from "./job-service.ts";
import { JobEditorPage } from "./pages/job-editor-page.ts";
import { SignInPage } from "./pages/sign-in-page.ts";

/** The service on a database of the test's own, in this process. */
async function serve(dataDir: string) {
  const db = await openDatabase({ dataDir });
  const app = createApp({ db, timeZone: "America/Vancouver" });
  const origin = await app.listen({ host: "127.0.0.1", port: 0 });
  const stop = async () => {
    await app.close();
    await db.close();
  };
  return { db, origin, stop };
}

// It needs a service that can be stopped.
test.describe("a backup is restored under an open page", { tag: "@own-employer" }, () => {
  test.use({ storageState: SIGNED_OUT });

  test(
    "which says so, loses nothing that is typed and overwrites nothing",
    { tag: "@all" },
    async ({ page, browserErrors }) => {
      test.slow();
      const folder = temporaryFolder("job-postings-restored");
      let service = await serve(path.join(folder, "before"));
      let restoring: Promise<void> | undefined;
      const employerId = await addEmployer(service.db, "Example Bakery", "limited");
      const { apiKey } = await addApiKey(service.db, employerId);
      const jobs = () => new JobService(service.origin, apiKey);
      await page.route("/api/v1.1/**", async (route) => {
        const { pathname, search } = new URL(route.request().url());
        await restoring;
        // In Firefox, a request that continues at another address has lost its headers.
        const response = await route.fetch({ url: `${service.origin}${pathname}${search}` });
        await route.fulfill({ response });
      });
      const { id } = await jobs().create({ title: "Baker" });
      const backup = path.join(folder, "jobs.backup");
      await backUp(service.db, backup);
      const lost = await jobs().create({ title: "Lost" });
      const list = await (await SignInPage.open(page)).signIn(apiKey);
      await expect(list.titles).toHaveText(["Lost", "Baker"]);
      const editor = await JobEditorPage.openEdit(page, id);
      await editor.line("title").fill("Head baker");

      const putBack = async () => {
        await service.stop();
        await restore({ dataDir: path.join(folder, "after") }, backup);
        service = await serve(path.join(folder, "after"));
      };
      await (restoring = putBack());
      await jobs().change(id, { confidential: true });
      expect((await jobs().create({ title: "Cook" })).id).toBeGreaterThan(lost.id);

      browserErrors.expectError(`412 PUT /api/v1.1/jobs/${id}`);
      const job = await editor.save(editor.saveChanges);
      await expect(job.heading).toHaveText("Head baker");
      await expect(job.notification(m.app_restored())).toBeVisible();
      expect(await jobs().read(id)).toMatchObject({ title: "Head baker", confidential: true });
      await job.home.click();
      await expect(list.titles).toHaveText(["Cook", "Head baker"]);
      await expect(list.notification(m.app_restored())).toHaveCount(1);
      await page.close();
      await service.stop();
    },
  );
});
