import { describe, expect, test, vi } from "vitest";
import { runCommand } from "../../admin/commands.ts";
import { ENGINES } from "../../db/testing/test-database.ts";
import { aJob, serviceUnderTest } from "../../testing/service-under-test.ts";
import { applyRetention } from "./retention.ts";

const USUAL = { publicDays: 1096, otherDays: 90 };

describe.each(ENGINES)("on %s", (engine) => {
  async function withHistory() {
    const under = await serviceUnderTest(engine, {
      retention: { publicDays: 1096, otherDays: 30 },
    });
    const { db } = under;
    const logger = {
      info: vi.fn<(...said: unknown[]) => void>(),
      warn: vi.fn<(...said: unknown[]) => void>(),
    };
    const { call } = await under.employer();
    const { body } = await call("POST", "/jobs", { ...aJob, status: "draft" });
    for (const status of ["active", "archived", "draft"])
      await call("PUT", `/jobs/${body.id}`, { status });
    /** The daily work when the last version is so old; answers what it logged. */
    const daily = async (days: number, retention: typeof USUAL) => {
      logger.info.mockClear();
      logger.warn.mockClear();
      await db.query({
        text: "UPDATE job_versions SET at = now() - make_interval(days => $1)",
        values: [days],
      });
      await applyRetention(db, retention, logger);
      const lines = (log: typeof logger.info) => log.mock.calls.map(([, line]) => line as string);
      return { removed: lines(logger.info), waits: lines(logger.warn) };
    };
    const kept = async () => (await call("GET", `/jobs/${body.id}/versions`)).body.paging.total;
    const days = async () => (await call("GET", "/jobs")).headers["history-days"];
    const admin = (options: Record<string, string>) =>
      runCommand("shorten-history", options, { db, timeZone: "UTC", progress: () => {} });
    return { daily, kept, days, admin, call };
  }

  test("what is removed has a line by each setting", async () => {
    const { daily, kept } = await withHistory();
    expect(await daily(89, USUAL)).toEqual({ removed: [], waits: [] });
    expect(await daily(91, USUAL)).toEqual({
      removed: ["removed 1 old versions of postings (HISTORY_OTHER_DAYS)"],
      waits: [],
    });
    expect(await daily(1097, USUAL)).toEqual({
      removed: ["removed 2 old versions of postings (HISTORY_PUBLIC_DAYS)"],
      waits: [],
    });
    expect(await kept()).toBe(1);
  });

  test("fewer days than before remove nothing until they are confirmed", async () => {
    const { daily, kept, days, admin } = await withHistory();
    expect(await days()).toBe("public=1096&other=30");
    await daily(0, USUAL);
    expect(await days()).toBe("public=1096&other=90");

    const fewer = { publicDays: 1096, otherDays: 30 };
    const { removed, waits } = await daily(40, fewer);
    expect(removed).toEqual([]);
    expect(waits).toEqual([
      "HISTORY_OTHER_DAYS is 30, and was 90: 1 versions are kept until you confirm it: npm run admin -- shorten-history --other-days 30",
    ]);
    expect(await kept()).toBe(4);

    const confirm = { "other-days": "30" };
    await expect(admin(confirm)).rejects.toThrow(
      "would remove 0 versions that applicants saw and 1 others within a day. Nothing was changed",
    );
    expect((await daily(40, fewer)).removed).toEqual([]);
    expect(await admin({ ...confirm, yes: "true" })).toMatchObject({ otherDays: 30 });
    expect(await days()).toBe("public=1096&other=30");
    expect(await daily(40, fewer)).toEqual({
      removed: ["removed 1 old versions of postings (HISTORY_OTHER_DAYS)"],
      waits: [],
    });
    expect(await kept()).toBe(3);
  });

  test("more days than before hold at once", async () => {
    const { daily, days } = await withHistory();
    await daily(0, { publicDays: 2000, otherDays: 100 });
    expect(await days()).toBe("public=2000&other=100");
    expect((await daily(95, USUAL)).removed).toEqual([]);
  });
});
