import { EventEmitter } from "node:events";
import type pg from "pg";
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
