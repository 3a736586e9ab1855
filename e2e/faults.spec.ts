import { expect } from "@playwright/test";
import { catalogue as text } from "#src/lib/text/en/catalogue.ts";
import { answer, disturb, type Fault, offline } from "./disturb.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { test } from "./fixtures.ts";
import { JobFormPage, JobPage, JobsPage } from "./pages/job-pages.ts";

interface Failure {
  name: string;
  fault: Fault;
  /** What the person reads. */
  says: string;
  /** How the browser reports the request; an answer of 200 is no failure to it. */
  trouble?: string;
}

// A service that says how long to wait is not asked again at once, so nothing here waits either.
const LATER = { "Retry-After": "60" };

const FAILURES: Failure[] = [
  {
    name: "no connection",
    fault: offline,
    says: text.errors.network,
    trouble: "net::ERR_INTERNET_DISCONNECTED",
  },
  {
    name: "a fault of the service, in its own words",
    fault: answer(500, { message: "The ovens are cold.", errors: [] }, LATER),
    says: "The ovens are cold.",
    trouble: "500",
  },
  {
    name: "a fault of something before the service",
    fault: answer(502, "<html><h1>502 Bad Gateway</h1></html>", LATER),
    says: text.errors.status(502),
    trouble: "502",
  },
  {
    name: "too many requests",
    fault: answer(429, "", LATER),
    says: text.errors.status(429),
    trouble: "429",
  },
  {
    name: "a web page in place of the answer",
    fault: answer(200, "<!doctype html><title>Sign in to this network</title>"),
    says: text.errors.webPage,
  },
  {
    name: "half an answer",
    fault: answer(200, '{"data": [{"id": 1,'),
    says: text.errors.unreadable,
  },
  { name: "another answer", fault: answer(200, { jobs: [] }), says: text.errors.unreadable },
  { name: "an empty answer", fault: answer(200), says: text.errors.empty },
];

test.describe("what fails says so in a sentence and can be tried again", () => {
  for (const { name, fault, says, trouble } of FAILURES) {
    test(`the list: ${name}`, async ({ page, jobs, tag, troubles }) => {
      if (trouble) troubles.announce(`${trouble} GET /api/v1.1/jobs`);
      await jobs.create({ title: `Baker ${tag}` });
      const restore = await disturb(page, "GET", "/jobs", fault);
      const list = await JobsPage.openFor(page, tag);
      await expect(list.alert).toContainText(says);
      await expectAccessible(page);
      await restore();
      await list.retry.click();
      await expect(list.titles).toHaveText([`Baker ${tag}`]);
      await expect(list.alert).toHaveCount(0);
    });

    test(`a job: ${name}`, async ({ page, jobs, tag, troubles }) => {
      const { id, title } = await jobs.create({ title: `Baker ${tag}` });
      if (trouble) troubles.announce(`${trouble} GET /api/v1.1/jobs/${id}`);
      const restore = await disturb(page, "GET", `/jobs/${id}`, fault);
      const job = await JobPage.open(page, id);
      await expect(job.alert).toContainText(says);
      await restore();
      await job.retry.click();
      await expect(job.heading).toHaveText(title);
      await expect(job.alert).toHaveCount(0);
    });

    test(`a save, which loses nothing: ${name}`, async ({ page, jobs, tag, troubles }) => {
      const { id } = await jobs.create({ title: `Baker ${tag}` });
      if (trouble) troubles.announce(`${trouble} PUT /api/v1.1/jobs/${id}`);
      const restore = await disturb(page, "PUT", `/jobs/${id}`, fault);
      const form = await JobFormPage.openEdit(page, id);
      await form.line("title").fill(`Head baker ${tag}`);
      await form.description.type(" And cakes.");
      await form.saveChanges.click();
      await expect(form.alert).toContainText(says);
      await expect(form.alert).toContainText(text.jobForm.failedKept);
      await expect(form.line("title")).toHaveValue(`Head baker ${tag}`);
      await expect(form.description.content).toContainText("And cakes.");
      await restore();
      const job = await form.save(form.retry);
      await expect(job.heading).toHaveText(`Head baker ${tag}`);
      await expect(job.description).toContainText("And cakes.");
    });
  }
});

test("a job whose creation was answered to nobody is not created twice", async ({
  page,
  jobs,
  tag,
  troubles,
}) => {
  troubles.announce("net::ERR_CONNECTION_RESET POST /api/v1.1/jobs");
  const form = await JobFormPage.openNew(page);
  await form.line("title").fill(`Baker ${tag}`);
  await form.fillRequired();
  const restore = await disturb(page, "POST", "/jobs", async (route) => {
    await route.fetch();
    await route.abort("connectionreset");
  });
  await form.saveDraft.click();
  await expect(form.alert).toContainText(text.errors.network);
  await expectAccessible(page);
  expect(await jobs.find(tag)).toHaveLength(1);
  await restore();
  const job = await form.save(form.retry);
  await expect(job.heading).toHaveText(`Baker ${tag}`);
  expect(await jobs.find(tag)).toHaveLength(1);
});

test("the request's id is named for support", async ({ page, jobs, tag, troubles }) => {
  const { id } = await jobs.create({ title: `Baker ${tag}` });
  troubles.announce(`500 GET /api/v1.1/jobs/${id}`);
  await disturb(page, "GET", `/jobs/${id}`, answer(500, "", { ...LATER, "X-Request-Id": "b4k3r" }));
  const job = await JobPage.open(page, id);
  await expect(job.alert).toContainText(text.errors.requestId("b4k3r"));
});

test("rows that cannot be renewed stay, and are said to be old", async ({
  page,
  jobs,
  tag,
  troubles,
}) => {
  troubles.announce("503 GET /api/v1.1/jobs");
  const { title } = await jobs.create({ title: `Baker ${tag}`, status: "active" });
  const list = await JobsPage.openFor(page, tag);
  await expect(list.titles).toHaveText([title]);
  const restore = await disturb(page, "GET", "/jobs", answer(503, "", LATER));
  await list.row(title).choose("archive");
  await expect(list.main).toContainText(text.jobs.renewFailed);
  await expect(list.titles).toHaveText([title]);
  await expectAccessible(page);
  await restore();
  await list.retry.click();
  await expect(list.main).not.toContainText(text.jobs.renewFailed);
});
