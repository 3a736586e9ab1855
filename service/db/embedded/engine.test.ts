import path from "node:path";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { newLocation } from "../testing/test-database.ts";
import { startEngine } from "./engine.ts";
import { startThread } from "./thread.ts";

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
