import { once } from "node:events";
import path from "node:path";
import pg from "pg";
import { expect, onTestFinished, test, vi } from "vitest";
import { newLocation } from "../testing/test-database.ts";
import { startEngine } from "./engine.ts";
import { type EngineThread, startThread } from "./thread.ts";

async function engine() {
  const { dataDir } = await newLocation.embedded();
  const files = { directory: path.join(dataDir, "postgresql"), unsynced: true };
  const started = await startEngine(
    () => startThread(files),
    () => {},
  );
  onTestFinished(() => started.close());
  const connect = async () => {
    const client = new pg.Client({ stream: started.connect, user: "postgres" });
    await client.connect();
    return client;
  };
  return { connect };
}

test("a connection finds nothing that the one before left behind", async () => {
  const { connect } = await engine();
  const first = await connect();
  const named = { name: "one", text: "SELECT 1 AS number" };
  await first.query(named);
  await first.query("SET search_path TO nowhere");
  await first.query("BEGIN");
  await first.query("CREATE TABLE public.unfinished ()");
  await first.end();

  const second = await connect();
  expect((await second.query({ ...named, text: "SELECT 2 AS number" })).rows).toEqual([
    { number: 2 },
  ]);
  expect((await second.query("SELECT to_regclass('public.unfinished') AS found")).rows).toEqual([
    { found: null },
  ]);
  expect((await second.query("SHOW search_path")).rows).toEqual([{ search_path: "public" }]);
  await second.end();
});

test("an answer that comes too late does not reach the next connection", async () => {
  const { connect } = await engine();
  const first = await connect();
  first.on("error", () => {});
  const given = first.query("SELECT 'too late' AS answer, pg_sleep(0.1)");
  first.connection.stream.destroy(new Error("given up"));
  await expect(given).rejects.toThrow("given up");
  const second = await connect();
  expect((await second.query("SELECT 'mine' AS answer")).rows).toEqual([{ answer: "mine" }]);
  await second.end();
});

test("a failed start is retried once per second, for any number of callers", async () => {
  const clock = vi.spyOn(performance, "now").mockReturnValue(0);
  let stop = (_error: Error) => {};
  const thread: EngineThread = {
    exchange: () => Promise.resolve(Buffer.alloc(0)),
    ended: new Promise((resolve) => (stop = resolve)),
    close: () => Promise.resolve(),
  };
  const start = vi.fn<() => Promise<EngineThread>>().mockResolvedValue(thread);
  const onStop = vi.fn<() => void>();
  const { connect } = await startEngine(start, onStop);
  const connected = async () => {
    const connection = connect();
    // pg calls it too.
    (connection as unknown as { connect: () => void }).connect();
    await once(connection, "connect");
  };

  stop(new Error("gone"));
  await expect.poll(() => onStop.mock.calls).toHaveLength(1);
  start.mockRejectedValueOnce(new Error("No room."));
  await expect(connected()).rejects.toThrow("No room.");
  await expect(connected()).rejects.toThrow("No room.");
  expect(start).toHaveBeenCalledTimes(2);
  clock.mockReturnValue(1_000);
  await connected();
  expect(start).toHaveBeenCalledTimes(3);
});
