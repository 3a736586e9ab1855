import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { expect, inject, onTestFinished, test } from "vitest";
import { withAdvice } from "./connection-advice.ts";
import { openDatabase } from "./open-database.ts";
import { createDatabase, databaseUrlOf, onServer } from "../testing/databases.ts";

test.each([
  ["connect ECONNREFUSED 127.0.0.1:5432", "correct the host and the port"],
  ["getaddrinfo ENOTFOUND db", "correct the host and the port"],
  ['password authentication failed for user "jobs"', "Correct the user and the password"],
  ['database "jobs" does not exist', "createdb --owner=ROLE"],
  ["permission denied for schema public", "has to own the database"],
  ["The server does not support SSL connections", "sslmode=disable"],
  ['no pg_hba.conf entry for host "10.0.0.7", user "jobs", no encryption', "sslmode=verify-full"],
  ["Hostname/IP does not match certificate's altnames: Host: db", "as the certificate does"],
  ["self-signed certificate in certificate chain", "sslrootcert=FILE"],
  ["unable to verify the first certificate", "sslrootcert=FILE"],
])("%s: what to do is said", (message, advice) => {
  expect(withAdvice(new Error(message))).toMatch(new RegExp(`^${message}\\. .*${advice}`));
});

test("what needs no advice is said as it is", () => {
  expect(withAdvice(new Error("The disk is full"))).toBe("The disk is full");
});

test("a connection with TLS to a server without it", async () => {
  // What PostgreSQL answers to a request for TLS that it does not offer.
  const server = createServer((socket) => socket.once("data", () => socket.end("N")));
  onTestFinished(() => void server.close());
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  const databaseUrl = `postgresql://jobs@127.0.0.1:${port}/jobs?sslmode=verify-full`;
  await expect(openDatabase({ databaseUrl })).rejects.toThrow("say sslmode=disable");
});

test("a role that does not own the database", async () => {
  const { serverUrl, prefix } = inject("testDatabases");
  const name = `${prefix}owned`;
  const role = `${prefix}guest`;
  await createDatabase(serverUrl, name);
  await onServer(serverUrl, async (client) => {
    await client.query(`CREATE ROLE ${role} LOGIN`);
  });
  onTestFinished(() =>
    onServer(serverUrl, async (client) => {
      await client.query(`DROP ROLE ${role}`);
    }),
  );
  const url = new URL(databaseUrlOf(serverUrl, name));
  url.username = role;
  await expect(openDatabase({ databaseUrl: url.href })).rejects.toThrow("has to own the database");
});

test.each([
  ["a table of that name", "CREATE TABLE jobs (id int)", "jobs"],
  [
    "another program's migrations",
    "CREATE TABLE schema_migrations (version text)",
    "schema_migrations",
  ],
])("a database that holds %s is refused and left as it is", async (_, statement, table) => {
  const { serverUrl, prefix } = inject("testDatabases");
  const name = `${prefix}of_${table}`;
  await createDatabase(serverUrl, name);
  const databaseUrl = databaseUrlOf(serverUrl, name);
  await onServer(databaseUrl, async (client) => {
    await client.query(statement);
  });
  await expect(openDatabase({ databaseUrl })).rejects.toThrow(
    `It holds a table "${table}" that is not of this service. Nothing was changed.`,
  );
  await onServer(databaseUrl, async (client) => {
    const { rows } = await client.query(
      "SELECT tablename FROM pg_tables WHERE schemaname = 'public'",
    );
    expect(rows).toEqual([{ tablename: table }]);
  });
});
