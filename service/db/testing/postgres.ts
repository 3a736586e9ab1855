// Vitest's global setup of the service's tests: a PostgreSQL server, and on each engine one migrated
// database, of which the tests take copies.
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { openDatabase } from "../opening/open-database.ts";
import {
  claimDatabases,
  createDatabase,
  databaseUrlOf,
  dropDatabases,
  TEST_DATABASES,
} from "./databases.ts";
import { findPostgres } from "./find-postgres.ts";
import { startPostgres } from "./postgres-server.ts";

declare module "vitest" {
  interface ProvidedContext {
    testDatabases: {
      /** The server, and the name that begins the names of this run's databases. */
      serverUrl: string;
      prefix: string;
      /** The directory that holds this run's embedded databases. */
      directory: string;
    };
  }
}

/** The migrated database's name behind the prefix, and its name in the directory. */
export const TEMPLATE = "template";

/**
 * Provides `testDatabases`: on the server of TEST_DATABASE_URL, else on one that it starts.
 * @throws an Error with a sentence when there is no PostgreSQL; the service's tests are never skipped
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env["TEST_DATABASE_URL"];
  const server = given
    ? { url: given, signal: () => {}, stop: async () => undefined }
    : await startPostgres(findPostgres());
  const prefix = `${TEST_DATABASES}${randomBytes(4).toString("hex")}_`;
  const claim = await claimDatabases(server.url, prefix);
  // Those of a run that was interrupted.
  await dropDatabases(server.url, TEST_DATABASES);
  const directory = mkdtempSync(path.join(os.tmpdir(), "jobs-embedded-"));
  // Vitest calls no teardown when it is interrupted.
  process.once("exit", () => rmSync(directory, { recursive: true, force: true, maxRetries: 5 }));
  const stop = async () => {
    await claim.end();
    await dropDatabases(server.url, prefix);
    await server.stop();
  };
  try {
    await createDatabase(server.url, prefix + TEMPLATE);
    const templates = await Promise.all([
      openDatabase({ databaseUrl: databaseUrlOf(server.url, prefix + TEMPLATE) }),
      openDatabase({ dataDir: path.join(directory, TEMPLATE), unsynced: true }),
    ]);
    await Promise.all(templates.map((db) => db.close()));
  } catch (error) {
    await stop();
    throw error;
  }
  project.provide("testDatabases", { serverUrl: server.url, prefix, directory });
  return stop;
}
