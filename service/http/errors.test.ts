import { expect, test } from "vitest";
import { createApp } from "../app.ts";
import type { Database } from "../db/database.ts";
import { DatabaseUnavailableError, DiskFullError, TransactionConflictError } from "../db/errors.ts";

const cause = new Error("connect ECONNREFUSED 10.0.0.7:5432");

test.each<[string, Error, number, string | undefined]>([
  ["cannot be reached", new DatabaseUnavailableError(cause), 503, "5"],
  ["has no room left", new DiskFullError(cause), 503, "30"],
  ["undid a change", new TransactionConflictError("could not serialize"), 503, "1"],
  ["fails", cause, 500, undefined],
])("while the database %s, it is said when to try again", async (_name, error, status, after) => {
  const db = { engine: "postgresql", query: () => Promise.reject(error) };
  const app = createApp({ db: db as unknown as Database, timeZone: "UTC" });
  for (const url of ["/api/v1.1/jobs", "/ready"]) {
    const answer = await app.inject({ url, headers: { "api-key": "k" } });
    expect(answer.statusCode).toBe(status);
    expect(answer.headers["retry-after"]).toBe(after);
    expect(answer.json()).toEqual({ message: expect.any(String) as string, errors: [] });
    expect(answer.payload).not.toContain("10.0.0.7");
  }
  // The process stays healthy: no supervisor must restart it.
  expect((await app.inject({ url: "/health" })).statusCode).toBe(200);
});
