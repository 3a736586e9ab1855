import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { tries } from "#contract/testing/tries.ts";
import type { Database } from "../db/database.ts";
import { ENGINES } from "../db/testing/test-database.ts";
import { FeedReader } from "../testing/feed-reader.ts";
import { type Call, aJob, serviceUnderTest } from "../testing/service-under-test.ts";
import { refreshPublishDates } from "./auto-refresh.ts";

const WRITES = ["create", "create", "change", "same", "delete", "bulk", "refresh"] as const;

interface Write {
  kind: (typeof WRITES)[number];
  /** Which of the jobs. */
  which: number;
}

const step = fc.oneof(
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom(...WRITES), which: fc.nat(7) }) },
  { weight: 1, arbitrary: fc.record({ limit: fc.integer({ min: 1, max: 4 }) }) },
);

/** All changes of a transaction have one id: pages end within it. */
const touchAll = {
  text: "UPDATE jobs SET version = version + 1, title = title || '.' WHERE employer_id = $1",
};

const makeDue = {
  text: "UPDATE jobs SET publish_date = '2026-01-01' WHERE employer_id = $1 AND auto_refresh",
};

async function take(
  { kind, which }: Write,
  { db, call, employerId }: { db: Database; call: Call; employerId: number },
  ids: number[],
): Promise<void> {
  if (kind === "create") {
    const job = { ...aJob, status: "active", autoRefresh: which % 2 === 0 };
    ids.push((await call("POST", "/jobs", job)).body.id as number);
  } else if (kind === "bulk") await db.query({ ...touchAll, values: [employerId] });
  else if (kind === "refresh") {
    await db.query({ ...makeDue, values: [employerId] });
    await refreshPublishDates(db, "2026-02-01");
  } else if (ids.length > 0) {
    const index = which % ids.length;
    const path = `/jobs/${ids[index]}`;
    if (kind === "same") await call("PUT", path, {});
    else if (kind === "change") {
      const { title } = (await call("GET", path)).body as { title: string };
      await call("PUT", path, { title: `${title}!` });
    } else {
      await call("DELETE", path);
      ids.splice(index, 1);
    }
  }
}

describe.each(ENGINES)("on %s", (engine) => {
  test("whatever happens between pages, who follows the feed has what the service has", async () => {
    const { db, employer } = await serviceUnderTest(engine);
    const runs = process.env["TEST_ALL"] === undefined ? 6 : 300;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 30 }), async (steps) => {
        const { call, employerId } = await employer();
        const reader = new FeedReader(db, call);
        const ids: number[] = [];
        for (const one of steps) {
          if ("limit" in one) await reader.page(one.limit);
          else await take(one, { db, call, employerId }, ids);
        }
        await reader.follow(3);
        expect([...reader.jobs.keys()].toSorted((a, b) => a - b)).toEqual(ids);
        for (const id of ids) {
          const { body, headers } = await call("GET", `/jobs/${id}`);
          expect(reader.jobs.get(id)).toEqual({ job: body, etag: headers["etag"] });
        }
        expect(await reader.follow()).toEqual([]);
      }),
      { ...tries(runs), numRuns: runs },
    );
  });
});
