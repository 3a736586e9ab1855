import { expect, type Request } from "@playwright/test";
import { m } from "#src/i18n/paraglide/messages.js";
import { answerLost, interceptRequest, type Fault, offline } from "./intercept-request.ts";
import { test } from "./fixtures.ts";
import { JobListPage } from "./pages/job-list-page.ts";
import { JobEditorPage } from "./pages/job-editor-page.ts";
import { JobPage } from "./pages/job-page.ts";

const LOST = "net::ERR_CONNECTION_RESET POST /api/v1.1/jobs";
const NOT_LISTED = "net::ERR_INTERNET_DISCONNECTED GET /api/v1.1/jobs?";
const NOT_ASKED = "net::ERR_INTERNET_DISCONNECTED DELETE /api/v1.1/writes/";

/** Our service is asked by the name of the request; another one is searched for the job. */
const PLAIN = Boolean(process.env["E2E_PLAIN"]);
const NOT_SEARCHED = [PLAIN ? NOT_LISTED : NOT_ASKED];

/** Loses all responses to creations, and blocks lookups, until the returned function is called. */
async function loseCreations({ page }: JobEditorPage) {
  const restorePost = await interceptRequest(page, "POST", "/jobs", answerLost);
  const restoreLookUp = PLAIN
    ? await interceptRequest(page, "GET", "/jobs", offline)
    : await interceptRequest(page, "DELETE", "/writes/*", offline);
  return async () => {
    await restorePost();
    await restoreLookUp();
  };
}

/** Creates the job and loses the response. */
async function loseCreation(form: JobEditorPage) {
  const restore = await loseCreations(form);
  await form.saveDraft.click();
  await expect(form.alert).toContainText(m.errors_network());
  return restore;
}

test("a job whose creation got no response is found, not created twice", async ({
  page,
  jobs,
  marker,
  browserErrors,
  writes,
}) => {
  browserErrors.expectError(LOST);
  const form = await JobEditorPage.openNew(page);
  await form.line("title").fill(`Baker ${marker}`);
  await form.fillRequired();
  const faults: Fault[] = [answerLost];
  await interceptRequest(page, "POST", "/jobs", async (route) =>
    faults.length > 0 ? faults.shift()!(route) : route.fallback(),
  );
  const job = await form.save(form.publish);
  await expect(job.heading).toHaveText(`Baker ${marker}`);
  const saved = m.job_form_published();
  await expect(job.notification(PLAIN ? m.job_form_arrived({ saved }) : saved)).toBeVisible();
  await expect.poll(async () => jobs.find(marker)).toHaveLength(1);
  await expect.poll(() => writes).toHaveLength(1);
});

test(
  "a retry finds the created job and saves later edits as changes",
  { tag: "@all" },
  async ({ page, jobs, marker, browserErrors, writes }) => {
    browserErrors.expectError(LOST, ...NOT_SEARCHED);
    const form = await JobEditorPage.openNew(page);
    await form.line("title").fill(`Baker ${marker}`);
    await form.line("referenceId").fill(`R-${marker}`);
    await form.fillRequired();
    const restore = await loseCreation(form);
    // Nothing is created while that is not known.
    await form.retry.click();
    await expect(
      form.main.getByRole("button", { name: m.job_form_saving_draft() }).first(),
    ).toBeVisible();
    await expect(form.saveDraft).toBeVisible();
    await expect(form.alert).toContainText(m.errors_network());
    await expect.poll(() => writes).toHaveLength(1);

    await restore();
    await form.line("title").fill(`Head baker ${marker}`);
    const job = await form.save(form.publish);
    await expect(job.heading).toHaveText(`Head baker ${marker}`);
    await expect(job.badges).toContainText(m.status_active());
    const [created, ...others] = await jobs.find(marker);
    expect(others).toEqual([]);
    await expect
      .poll(() => writes.map(({ method, path }) => `${method} ${path}`))
      .toEqual(["POST /jobs", `PUT /jobs/${created!.id}`]);
    expect(writes[1]!.body).toMatchObject({ title: `Head baker ${marker}`, status: "active" });
  },
);

test("a reload or a second lost response creates no duplicate", async ({
  page,
  jobs,
  marker,
  browserErrors,
  writes,
}) => {
  browserErrors.expectError(LOST, ...NOT_SEARCHED);
  browserErrors.expectError("net::ERR_CONNECTION_RESET PUT /api/v1.1/jobs/");
  page.on("dialog", (dialog) => void dialog.accept());
  const form = await JobEditorPage.openNew(page);
  await form.line("title").fill(`Baker ${marker}`);
  await form.fillRequired();
  const restore = await loseCreation(form);
  await page.reload();
  await expect(form.restored).toBeVisible();
  await restore();

  await form.line("title").fill(`Head baker ${marker}`);
  await interceptRequest(page, "PUT", "/jobs/*", answerLost);
  const job = await form.save(form.saveDraft);
  await expect(job.heading).toHaveText(`Head baker ${marker}`);
  await expect
    .poll(async () => jobs.find(marker))
    .toMatchObject([{ title: `Head baker ${marker}` }]);
  await expect.poll(() => writes.map(({ method }) => method)).toEqual(["POST", "PUT"]);
});

test(
  "after the created job is found, the form edits it and merges other people's changes",
  { tag: "@all" },
  async ({ page, jobs, marker, browserErrors }) => {
    browserErrors.expectError(LOST, ...NOT_SEARCHED);
    browserErrors.expectError("net::ERR_INTERNET_DISCONNECTED PUT /api/v1.1/jobs/");
    const form = await JobEditorPage.openNew(page);
    await form.line("title").fill(`Baker ${marker}`);
    await form.fillRequired();
    const restore = await loseCreation(form);
    await restore();
    await form.line("title").fill(`Head baker ${marker}`);
    const restorePut = await interceptRequest(page, "PUT", "/jobs/*", offline);
    await form.publish.click();
    await expect(form.saveChanges).toBeVisible();
    await expect(form.publish).toBeFocused();
    await restorePut();

    const [{ id } = { id: 0 }] = await jobs.find(marker);
    await jobs.change(id, { title: `Night baker ${marker}` });
    await form.retry.click();
    await expect(form.choice.heading).toBeFocused();
    await expect
      .poll(async () => jobs.read(id))
      .toMatchObject({ title: `Night baker ${marker}`, status: "draft" });
    const job = await form.save(form.choice.save);
    await expect(job.heading).toHaveText(`Head baker ${marker}`);
    // The first action is kept.
    await expect
      .poll(async () => jobs.find(marker))
      .toMatchObject([{ title: `Head baker ${marker}`, status: "active" }]);
  },
);

test(
  "publishing a draft that another person has published creates no duplicate",
  { tag: "@all" },
  async ({ page, jobs, marker, browserErrors, writes }) => {
    browserErrors.expectError(LOST, ...NOT_SEARCHED);
    // The version that we made is not the newest.
    if (!PLAIN) browserErrors.expectError("412 PUT /api/v1.1/jobs/");
    const form = await JobEditorPage.openNew(page);
    await form.line("title").fill(`Baker ${marker}`);
    await form.fillRequired();
    const restore = await loseCreation(form);
    const [{ id } = { id: 0 }] = await jobs.find(marker);
    await jobs.change(id, { status: "active" });
    await restore();
    const job = await form.save(form.publish);
    await expect(job.badges).toContainText(m.status_active());
    await expect.poll(async () => jobs.find(marker)).toHaveLength(1);
    await expect
      .poll(() => writes.map(({ method }) => method))
      .toEqual(PLAIN ? ["POST"] : ["POST", "PUT"]);
  },
);

test(
  "an unchanged copy is not created twice",
  { tag: "@all" },
  async ({ page, jobs, marker, browserErrors }) => {
    browserErrors.expectError(LOST, ...NOT_SEARCHED);
    const { id } = await jobs.create({ title: `Baker ${marker}`, status: "active" });
    const form = await JobEditorPage.openCopy(page, id);
    await expect(form.description.content).toBeVisible();
    const restore = await loseCreation(form);
    await page.reload();
    await restore();
    const job = await form.save(form.saveDraft);
    await expect(job.badges).toContainText(m.status_draft());
    await expect.poll(async () => jobs.find(marker)).toHaveLength(2);
  },
);

test(
  "a refused retry after a lost creation creates one posting",
  { tag: "@all" },
  async ({ page, jobs, marker, browserErrors }) => {
    browserErrors.expectError(LOST, "429 POST /api/v1.1/jobs");
    const form = await JobEditorPage.openNew(page);
    await form.line("title").fill(`Baker ${marker}`);
    await form.fillRequired();
    const restore = await interceptRequest(page, "POST", "/jobs", async (route) =>
      route.abort("connectionreset"),
    );
    await form.saveDraft.click();
    await expect(form.alert).toContainText(m.errors_network());
    await restore();
    const faults: Fault[] = [
      async (route) => route.fulfill({ status: 429, headers: { "Retry-After": "1" } }),
    ];
    await interceptRequest(page, "POST", "/jobs", async (route) =>
      faults.length > 0 ? faults.shift()!(route) : route.fallback(),
    );
    const job = await form.save(form.retry);
    await expect(job.heading).toHaveText(`Baker ${marker}`);
    await expect.poll(async () => jobs.find(marker)).toHaveLength(1);
  },
);

test("a status change whose response was lost is reported as done", async ({
  page,
  jobs,
  marker,
  browserErrors,
}) => {
  const { id, title } = await jobs.create({ title: `Baker ${marker}`, status: "active" });
  browserErrors.expectError(`net::ERR_CONNECTION_RESET PUT /api/v1.1/jobs/${id}`);
  const job = await JobPage.open(page, id);
  const restore = await interceptRequest(page, "PUT", `/jobs/${id}`, answerLost);
  await job.archive.click();
  await expect(job.notification(m.job_status_set({ status: "archived", title }))).toBeVisible();
  await expect(job.badges).toContainText(m.status_archived());
  await expect(job.connection).toHaveCount(0);
  await restore();
  await job.undo();
  await expect(job.badges).toContainText(m.status_active());
});

/** Leaves the page while no answer to its write has come; `arrives`: the service carries the write out. */
async function leaveBeforeAnswer({ page }: JobPage, write: () => Promise<void>, arrives: boolean) {
  let isSent = false;
  const faults: Fault[] = [
    async (route) => {
      if (arrives) await route.fetch();
      isSent = true;
    },
  ];
  await interceptRequest(page, "PUT", "/jobs/*", async (route) =>
    faults.length > 0 ? faults.shift()!(route) : route.fallback(),
  );
  await write();
  await expect.poll(() => isSent).toBe(true);
}

for (const arrives of [true, false])
  test(
    `a status change whose page was closed ${arrives ? "is reported" : "can be sent later"}`,
    { tag: "@all" },
    async ({ page, jobs, marker }) => {
      test.skip(PLAIN, "a plain service does not know what was sent");
      test.slow();
      const { id, title } = await jobs.create({ title: `Baker ${marker}`, status: "active" });
      const job = await JobPage.open(page, id);
      await leaveBeforeAnswer(job, async () => job.archive.click(), arrives);
      const list = await JobListPage.openFor(page, marker);
      const wait = { timeout: 20_000 };
      if (arrives) {
        const done = m.job_status_set({ status: "archived", title });
        await expect(list.notification(done)).toBeVisible(wait);
        await list.undo();
      } else {
        await expect(list.connection).toContainText(title, wait);
        await expect.poll(async () => jobs.read(id)).toMatchObject({ status: "active" });
        await list.sendOutbox.click();
      }
      const status = arrives ? "active" : "archived";
      await expect.poll(async () => jobs.read(id)).toMatchObject({ status });
    },
  );

test(
  "a change that its page has left is refused when it arrives late",
  { tag: "@story" },
  async ({ page, jobs, marker }) => {
    test.skip(PLAIN, "a plain service does not know what was sent");
    const { id, title } = await jobs.create({ title: `Baker ${marker}`, status: "active" });
    const job = await JobPage.open(page, id);
    let held: Request | undefined;
    await interceptRequest(page, "PUT", `/jobs/${id}`, async (route) => {
      held = route.request();
    });
    await job.archive.click();
    await expect.poll(() => held).toBeDefined();

    const list = await JobListPage.openFor(page, marker);
    await expect(list.connection).toContainText(title);
    await list.connection.getByRole("button", { name: m.connection_drop() }).click();
    await expect(list.connection).toHaveCount(0);
    const answer = await page.request.fetch(held!.url(), {
      method: "PUT",
      headers: await held!.allHeaders(),
      data: held!.postData(),
    });
    expect(answer.status()).toBe(409);
    expect(await jobs.read(id)).toMatchObject({ status: "active" });
  },
);
