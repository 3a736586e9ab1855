import { expect, onTestFinished, test } from "vitest";
import type { Statement } from "../db/database.ts";
import { createTestDatabase } from "../db/testing/test-database.ts";
import { addEmployer } from "../employers/store.ts";
import { runCommand } from "./commands.ts";

test("the second of two concurrent seeds of one employer fails with a reason", async () => {
  const { db, drop } = await createTestDatabase("postgresql");
  onTestFinished(drop);
  // Both have asked where the numbers go on before either adds a posting.
  let asked = 0;
  const query = async <Row>(statement: Statement) => {
    const rows = await db.query<Row>(statement);
    if (statement.text.includes("last_value")) {
      asked += 1;
      await expect.poll(() => asked).toBe(2);
    }
    return rows;
  };
  const employer = String(await addEmployer(db, "Example Ltd", "limited"));
  const context = { db: { ...db, query }, timeZone: "UTC", progress: () => {} };
  const seed = () => runCommand("seed", { employer, jobs: "5" }, context);
  const results = await Promise.allSettled([seed(), seed()]);
  expect(results.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  expect(results.find(({ status }) => status === "rejected")).toMatchObject({
    reason: { message: expect.stringMatching(/at the same time.*Run it again/) as string },
  });
});
