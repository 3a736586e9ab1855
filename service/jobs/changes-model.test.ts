import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { tries } from "#contract/testing/tries.ts";
import type { Database } from "../db/database.ts";
import { ENGINES } from "../db/testing/test-database.ts";
import { FeedReader } from "../testing/feed-reader.ts";
import { type Call, aJob, serviceUnderTest } from "../testing/service-under-test.ts";
import { refreshPublishDates } from "./auto-refresh.ts";

type Step =
  | { kind: "create"; autoRefresh: boolean }
  | { kind: "change" | "same" | "delete"; which: number }
  | { kind: "bulk" | "refresh" }
  | { kind: "read"; limit: number };

const which = fc.nat({ max: 7 });

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant("create"), autoRefresh: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constantFrom("change", "delete"), which }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("same"), which }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom("bulk", "refresh") }) },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant("read"), limit: fc.integer({ min: 1, max: 4 }) }),
  },
);

/** All changes of a transaction have one id: pages end within it. */
const touchAll = {
  text: "UPDATE jobs SET version = version + 1, title = title || '.' WHERE employer_id = $1",
};

async function take(
  one: Exclude<Step, { kind: "read" }>,
  { db, call, employerId }: { db: Database; call: Call; employerId: number },
  ids: number[],
): Promise<void> {
  if (one.kind === "create") {
    const job = { ...aJob, status: "active", autoRefresh: one.autoRefresh };
    ids.push((await call("POST", "/jobs", job)).body.id as number);
  } else if (one.kind === "bulk") await db.query({ ...touchAll, values: [employerId] });
  else if (one.kind === "refresh") {
    await db.query({ text: "UPDATE jobs SET publish_date = '2026-01-01' WHERE id % 2 = 0" });
    await refreshPublishDates(db, "2026-02-01");
  } else if (ids.length > 0) {
    const index = one.which % ids.length;
    const path = `/jobs/${ids[index]}`;
    if (one.kind === "same") await call("PUT", path, {});
    else if (one.kind === "change") {
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
    const runs = process.env["TEST_ALL"] === undefined ? 15 : 300;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 30 }), async (steps) => {
        const { call, employerId } = await employer();
        const reader = new FeedReader(call);
        const ids: number[] = [];
        for (const one of steps) {
          if (one.kind === "read") await reader.page(one.limit);
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
