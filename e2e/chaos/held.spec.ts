import { expect } from "@playwright/test";
import type { Job } from "#contract/job.ts";
import type { VersionHeader } from "#contract/history.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import type { JobService } from "../job-service.ts";
import { DeleteDialog } from "../pages/dialogs.ts";
import { JobListPage } from "../pages/job-list-page.ts";
import { CHAOS, createPaid, marker, PLAIN, test } from "./chaos-test.ts";
import { FATES, isWrite } from "../../scripts/scenarios/faulty-proxy.ts";

test.describe.configure({ timeout: 300_000 });
test.skip(PLAIN, "without names, nobody knows what became of a request that comes late");

/** A button's write that a request holds up: what it does, how it is pressed and what is said of it. */
const WRITES = [
  {
    what: "an archiving",
    kind: "changed",
    press: async (list: JobListPage, title: string) => list.row(title).choose("archive"),
    done: (title: string) => m.job_status_set({ status: "archived", title }),
  },
  {
    what: "a deletion",
    kind: "deleted",
    press: async (list: JobListPage, title: string) => {
      await list.askToDelete(title);
      await new DeleteDialog(list.page, title).confirm.click();
    },
    done: (title: string) => m.job_deleted({ title }),
  },
] as const;

const kindsOf = async (jobs: JobService, { id }: Job) =>
  (await jobs.list<VersionHeader>(`/jobs/${id}/versions`)).map(({ kind }) => kind);

for (const { what, kind, press, done } of WRITES)
  test(
    `another tab says nothing of ${what} that is held up`,
    CHAOS,
    async ({ page, context, middleman, employer: { jobs } }) => {
      const [job] = await createPaid(jobs, 1);
      const { title } = job!;
      let release = () => {};
      const released = new Promise<void>((resolve) => (release = resolve));
      const held: string[] = [];
      middleman.fateOf = (request) => {
        if (!isWrite(request)) return FATES.pass;
        held.push(`${request.method} ${request.path}`);
        return { ...FATES.pass, first: async () => released };
      };
      await page.clock.install();
      const list = await JobListPage.openFor(page, marker);
      await press(list, title);
      await expect.poll(() => held).toHaveLength(1);

      const other = await JobListPage.openFor(await context.newPage(), marker);
      await expect(other.titles).toHaveText([title]);
      const heard = await other.recordAnnouncements();
      // Not 30 seconds: the first tab would give the request up.
      await page.clock.fastForward(12_000);
      await expect(other.connection).toHaveCount(0);
      await expect(other.notifications).toHaveCount(0);
      expect((await heard.jsonValue()).filter((said) => said !== "")).toEqual([]);
      // Nobody asked what became of it.
      expect(held).toHaveLength(1);

      release();
      await expect(list.notification(done(title))).toBeVisible();
      expect(await kindsOf(jobs, job!)).toEqual([kind, "created"]);
      await expect(other.connection).toHaveCount(0);
    },
  );

for (const arrives of ["after it was asked for", "before it is asked for"])
  test(
    `a change that was not to be sent and arrives ${arrives} is not done in silence`,
    CHAOS,
    async ({ page, context, middleman, service, employer: { jobs } }) => {
      const [job] = await createPaid(jobs, 1);
      const { id, title } = job!;
      const list = await JobListPage.openFor(page, marker);
      const other = await JobListPage.openFor(await context.newPage(), marker);
      middleman.fateOf = (request) => (isWrite(request) ? FATES.refused : FATES.pass);
      const sent = page.waitForRequest((request) => request.method() === "PUT");
      await list.row(title).choose("archive");
      const request = await sent;
      const late = new URL(new URL(request.url()).pathname, service.url);
      const { "idempotency-key": key, "api-key": apiKey } = await request.allHeaders();
      const deliver = async () =>
        fetch(late, {
          method: "PUT",
          headers: {
            "API-Key": apiKey!,
            "Content-Type": "application/json",
            "Idempotency-Key": key!,
          },
          body: request.postData(),
        });
      const drop = list.connection.getByRole("button", { name: m.connection_drop() });
      await drop.click();
      const isAsked = page.waitForResponse((response) => response.url().includes("/writes/"));
      if (arrives.startsWith("before")) {
        expect((await deliver()).status).toBe(200);
        middleman.fateOf = () => FATES.pass;
        await isAsked;
        await expect(
          list.notification(m.job_status_set({ status: "archived", title })),
        ).toBeVisible();
        await list.undo();
      } else {
        middleman.fateOf = () => FATES.pass;
        await isAsked;
        expect((await deliver()).status).toBe(409);
      }
      await expect(list.connection).toHaveCount(0);
      await expect(other.connection).toHaveCount(0);
      await expect.poll(async () => jobs.read(id)).toMatchObject({ status: "active" });
    },
  );
