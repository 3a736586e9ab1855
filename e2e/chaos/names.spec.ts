import { expect } from "@playwright/test";
import type { Activity } from "#contract/history.ts";
import { openDatabase } from "#service/db/opening/open-database.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import type { OwnEmployer } from "../admin.ts";
import { JobService, PLAIN_JOB } from "../job-service.ts";
import { ActivityPage } from "../pages/activity-page.ts";
import { ImportPage } from "../pages/import-page.ts";
import { SignInAgainDialog } from "../pages/sign-in-page.ts";
import { CHAOS, crash, createPaid, ENGINES, marker, plan, PLAIN, test } from "./chaos-test.ts";
import { judge } from "./judge.ts";
import { FATES, isWrite } from "../../scripts/scenarios/faulty-proxy.ts";
import { ResultPage } from "./words.ts";

test.describe.configure({ timeout: 600_000 });
test.skip(PLAIN, "the interface alone knows neither activities nor names of writes");

/** Enough writes that several requests of the run are still to come when the key is replaced. */
const COUNT = 20;

const LATER_NAMES = 100;

/**
 * Keeps writes from being committed until two of them wait: the second one has by then waited too long for the
 * activity of the first, and made one of its own.
 */
async function holdFirstWrites(databaseUrl: string, begin: () => Promise<void>): Promise<void> {
  const db = await openDatabase({ databaseUrl });
  try {
    await db.transaction(async (tx) => {
      await tx.query({ text: "LOCK TABLE idempotency_keys IN SHARE MODE" });
      await begin();
      const waiting = { text: "SELECT FROM pg_locks WHERE NOT granted AND locktype = 'relation'" };
      await expect.poll(async () => (await tx.query(waiting)).length).toBeGreaterThan(1);
    });
  } finally {
    await db.close();
  }
}

/** Writes under names of their own, which change nothing; a proof with 20,000 is in `service/jobs/idempotency.test.ts`. */
async function addNames(baseUrl: string, { apiKey, jobs }: OwnEmployer): Promise<void> {
  const { id } = await jobs.create({ title: PLAIN_JOB.title });
  for (let number = 0; number < LATER_NAMES; number += 1) {
    const response = await fetch(`${baseUrl}/api/v1.1/jobs/${id}`, {
      method: "PUT",
      headers: {
        "API-Key": apiKey,
        "Content-Type": "application/json",
        "Idempotency-Key": `later-${number}`,
      },
      body: JSON.stringify({ title: PLAIN_JOB.title }),
    });
    expect(response.status).toBe(200);
  }
}

for (const engine of ENGINES)
  test.describe(`on ${engine}`, () => {
    test.use({ engine });

    test(
      "a change set that two keys wrote is one activity, and its undo takes back all of it",
      CHAOS,
      async ({ page, elsewhere, middleman, employer, service: { databaseUrl } }) => {
        const initial = await createPaid(employer.jobs, COUNT);
        const jobs = new JobService(middleman.url, await employer.addKey());
        const next = await employer.addKey({ name: "Chloé" });
        const set = await plan(page, m.job_archive());
        const id = page.url().split("/").at(-1)!;
        let writes = 0;
        middleman.fateOf = (request) =>
          isWrite(request) && (writes += 1) === 8
            ? { ...FATES.pass, first: async () => employer.revokeKey() }
            : FATES.pass;
        const begin = async () => set.button(m.change_apply_archived({ count: COUNT })).click();
        // The embedded database has one connection: no write waits for another.
        await (databaseUrl === undefined ? begin() : holdFirstWrites(databaseUrl, begin));
        await new SignInAgainDialog(page).tryKey(next);
        await expect(set.done(COUNT)).toBeVisible();

        const activities = await jobs.list<Activity>(`/activity?changeSet=${id}`);
        expect(activities).toMatchObject([{ jobs: { total: COUNT }, counts: { changed: COUNT } }]);
        const versions = await jobs.list<{ by: string | null }>(`/activity/${activities[0]!.id}`);
        expect(new Set(versions.map(({ by }) => by))).toEqual(new Set([null, "Chloé"]));

        await (await ActivityPage.open(elsewhere)).undoThis.first().click();
        const undo = new ResultPage(elsewhere);
        await undo.button(m.change_apply_undo({ count: COUNT })).click();
        await expect(undo.done(COUNT)).toBeVisible();
        const statuses = (await jobs.find(marker)).map(({ status }) => status);
        expect(statuses).toEqual(initial.map(() => "active"));
        const undone = m.change_undone_by({ who: "Bao" });
        await page.reload();
        await expect(set.main).toContainText(undone);
        await expect(set.undoAll).toHaveCount(0);
      },
    );

    test(
      "creations beside a crashed tab are done once, whatever names came later",
      CHAOS,
      async ({ page, context, middleman, employer }) => {
        const { jobs } = employer;
        const rows = [1, 2, 3].map((n) => `New ${n} ${marker},"Laval, QC",Retail,FT,a@a.ca,Bake.`);
        const importing = await ImportPage.open(page);
        await importing.choose(
          "jobs.csv",
          ["Job title,Location,Category,Job type,Email,Description", ...rows].join("\n"),
        );
        const set = await importing.seeChanges();
        middleman.fateOf = (request) => (isWrite(request) ? FATES.answerLost : FATES.pass);
        await set.button(m.change_apply_create({ count: 3 })).click();
        await expect.poll(async () => jobs.find(marker)).toHaveLength(3);
        const id = page.url().split("/").at(-1)!;
        await crash(page);

        middleman.fateOf = () => FATES.pass;
        await addNames(middleman.url, employer);
        const second = await ResultPage.openResult(await context.newPage(), id);
        await second.resume.click();
        await expect(second.done(3)).toBeVisible();
        expect(await jobs.find(marker)).toHaveLength(3);
        await judge(second.page, { jobs, marker, initial: [], edits: [], plain: PLAIN });
      },
    );
  });
