import { expect, inject, onTestFinished, test } from "vitest";
import { openDatabase } from "./open-database.ts";
import { createDatabase, databaseUrlOf, onServer } from "../testing/databases.ts";
import { newLocation } from "../testing/test-database.ts";

test("a server that is not there is a sentence, without the password", async () => {
  const opening = openDatabase({ databaseUrl: "postgresql://jobs:secret@127.0.0.1:1/jobs" });
  const error: unknown = await opening.catch((reason: unknown) => reason);
  expect(String(error)).toMatch(
    /^Error: The database of DATABASE_URL cannot be used\. .*ECONNREFUSED/,
  );
  expect(String(error)).not.toContain("secret");
});

test("a database in another encoding is refused with what to do", async () => {
  const { serverUrl, prefix } = inject("testDatabases");
  const name = `${prefix}latin1`;
  await createDatabase(serverUrl, name, "TEMPLATE template0 ENCODING 'LATIN1' LOCALE 'C'");
  await expect(openDatabase({ databaseUrl: databaseUrlOf(serverUrl, name) })).rejects.toThrow(
    "Its encoding is LATIN1; create it with ENCODING 'UTF8'.",
  );
});

test("a database that writes dates in another style is refused with what to do", async () => {
  const { serverUrl, prefix } = inject("testDatabases");
  const name = `${prefix}german`;
  await createDatabase(serverUrl, name);
  await onServer(serverUrl, async (client) => {
    await client.query(`ALTER DATABASE ${name} SET datestyle = 'German'`);
  });
  await expect(openDatabase({ databaseUrl: databaseUrlOf(serverUrl, name) })).rejects.toThrow(
    "Its DateStyle is German, DMY; set it with ALTER DATABASE … SET datestyle = 'ISO'.",
  );
});

test("a locale that knows no accents is warned of", async () => {
  const { serverUrl, prefix } = inject("testDatabases");
  const name = `${prefix}c`;
  await createDatabase(serverUrl, name, "TEMPLATE template0 ENCODING 'UTF8' LOCALE 'C'");
  const warnings: string[] = [];
  const warn = (message: string) => void warnings.push(message);
  const db = await openDatabase({ databaseUrl: databaseUrlOf(serverUrl, name) }, warn);
  await db.close();
  expect(warnings).toEqual([expect.stringContaining("does not know É as é")]);
});

test("a connection that the server ends fails its query by name, and the next query works", async () => {
  const db = await openDatabase({ ...(await newLocation.postgresql()), poolSize: 1 }, () => {});
  onTestFinished(() => db.close());
  const suicide = { text: "SELECT pg_terminate_backend(pg_backend_pid())" };
  await expect(db.query(suicide)).rejects.toMatchObject({ name: "DatabaseUnavailableError" });
  expect(await db.query({ text: "SELECT 1 AS one" })).toEqual([{ one: 1 }]);
});

test("a connection that is lost while idle is warned of and replaced", async () => {
  const { serverUrl } = inject("testDatabases");
  const location = await newLocation.postgresql();
  const warning = await new Promise<string>((resolve, reject) => {
    const loseConnection = async () => {
      const db = await openDatabase(location, resolve);
      onTestFinished(() => db.close());
      const [me] = await db.query<{ pid: number }>({ text: "SELECT pg_backend_pid() AS pid" });
      await onServer(serverUrl, async (client) => {
        await client.query("SELECT pg_terminate_backend($1)", [me?.pid]);
      });
    };
    loseConnection().catch(reject);
  });
  expect(warning).toBe("A database connection was lost");
});

test("behind a pooler nothing is left in a session, and what the role should limit is said", async () => {
  const warnings: string[] = [];
  const location = { ...(await newLocation.postgresql()), poolSize: 1, pooled: true };
  const db = await openDatabase(location, (message) => void warnings.push(message));
  onTestFinished(() => db.close());
  expect(warnings).toEqual([
    expect.stringContaining("Nothing sets idle_in_transaction_session_timeout"),
    expect.stringContaining("Nothing sets statement_timeout"),
  ]);
  await db.query({ name: "one", text: "SELECT $1::int AS one", values: [1] });
  await db.transaction((tx) => tx.query({ name: "two", text: "SELECT 2 AS two" }));
  expect(
    await db.query({
      text: `SELECT (SELECT count(*)::int FROM pg_prepared_statements) AS prepared,
        (SELECT json_agg(name) FROM pg_settings WHERE source IN ('session', 'client')
          AND name LIKE '%timeout') AS limits`,
    }),
  ).toEqual([{ prepared: 0, limits: null }]);
});
