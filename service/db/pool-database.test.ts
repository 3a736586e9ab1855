import { EventEmitter } from "node:events";
import pg from "pg";
import { expect, test, vi } from "vitest";
import { poolDatabase } from "./pool-database.ts";

test.each<[string, (query: Promise<unknown>) => Promise<unknown>]>([
  ["fails", (query) => query],
  ["goes on", (query) => query.catch(() => undefined)],
])(
  "a discarded connection receives no further statement when its transaction %s",
  async (_name, work) => {
    const asked: string[] = [];
    const client = Object.assign(new EventEmitter(), {
      query({ text }: pg.QueryConfig) {
        asked.push(text);
        return text === "BEGIN"
          ? Promise.resolve({ rows: [] })
          : Promise.reject(new Error("Query read timeout"));
      },
      release: vi.fn<(broken?: Error) => void>(),
    });
    const pool = { connect: () => Promise.resolve(client) } as unknown as pg.Pool;
    const db = poolDatabase("postgresql", pool);
    await expect(
      db.transaction((tx) => work(tx.query({ text: "SELECT without_end()" }))),
    ).rejects.toMatchObject({ name: "DatabaseUnavailableError" });
    expect(asked).toEqual(["BEGIN", "SELECT without_end()"]);
    expect(client.release).toHaveBeenCalledWith(expect.any(Error));
  },
);

test("a connection to a server that is the primary no more is not used again", async () => {
  const readOnly = Object.assign(
    new pg.DatabaseError("cannot execute INSERT in a read-only transaction", 0, "error"),
    { severity: "ERROR", code: "25006" },
  );
  const client = Object.assign(new EventEmitter(), {
    query: ({ text }: pg.QueryConfig) =>
      text === "BEGIN" ? Promise.resolve({ rows: [] }) : Promise.reject(readOnly),
    release: vi.fn<(broken?: Error) => void>(),
  });
  const pool = { connect: () => Promise.resolve(client) } as unknown as pg.Pool;
  const db = poolDatabase("postgresql", pool);
  await expect(db.transaction((tx) => tx.query({ text: "INSERT" }))).rejects.toMatchObject({
    name: "DatabaseUnavailableError",
  });
  expect(client.release).toHaveBeenCalledWith(readOnly);
});
