import { describe, expect, test, vi } from "vitest";
import { openDatabase } from "../db/opening/open-database.ts";
import { newLocation, ON_POSTGRESQL } from "../db/testing/test-database.ts";
import { logKeptLines } from "./kept-commands.ts";
import { runHere } from "./run-here.ts";

describe.each(ON_POSTGRESQL)("on %s", (engine) => {
  test("a command that no service runs has its line in the log of the next one, once", async () => {
    const location = await newLocation[engine]();
    const run = (command: string, options: Record<string, string> = {}) =>
      runHere(location, { command, options, user: "chloe" }, { timeZone: "UTC", progress() {} });
    await run("add-employer", { name: "Harbour" });
    await run("add-key", { employer: "1" });
    await expect(run("add-key", { employer: "9" })).rejects.toThrow("no employer");
    await run("new-timeline");

    const db = await openDatabase(location);
    const logger = {
      info: vi.fn<(...said: unknown[]) => void>(),
      warn: vi.fn<(...said: unknown[]) => void>(),
    };
    for (const _twice of [1, 2]) await logKeptLines(db, logger);
    await db.close();
    const line = { user: "chloe", at: expect.stringMatching(/^\d{4}-/) as string };
    expect(logger.info.mock.calls).toEqual([
      [{ ...line, command: "add-employer", options: { name: "Harbour" } }, "admin command done"],
      [{ ...line, command: "add-key", options: { employer: "1" }, keyId: 1 }, "admin command done"],
      [{ ...line, command: "new-timeline", options: {} }, "admin command done"],
    ]);
    const reason = "There is no employer with the id 9.";
    expect(logger.warn.mock.calls).toEqual([
      [
        { ...line, command: "add-key", options: { employer: "9" }, reason },
        "admin command refused",
      ],
    ]);
  });
});
