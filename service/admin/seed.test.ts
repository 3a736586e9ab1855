import { expect, onTestFinished, test } from "vitest";
import { createTestDatabase } from "../db/testing/test-database.ts";
import { addEmployer } from "../employers/store.ts";
import { runCommand } from "./commands.ts";

test("of two that seed one employer at once, the one that is stopped is told why", async () => {
  const { db, drop } = await createTestDatabase("postgresql");
  onTestFinished(drop);
  const employer = String(await addEmployer(db, "Example Ltd", "limited"));
  const context = { db, timeZone: "UTC", progress: () => {} };
  const seed = () => runCommand("seed", { employer, jobs: "5" }, context);
  const results = await Promise.allSettled([seed(), seed()]);
  expect(results.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  expect(results.find(({ status }) => status === "rejected")).toMatchObject({
    reason: { message: expect.stringMatching(/at the same time.*Run it again/) as string },
  });
});
