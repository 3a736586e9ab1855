import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout } from "node:timers/promises";
import { withoutVariables } from "#service/config.ts";
import type { Database } from "#service/db/database.ts";
import { openDatabase } from "#service/db/opening/open-database.ts";
import { findPostgres } from "#service/db/testing/find-postgres.ts";
import { startPostgres } from "#service/db/testing/postgres-server.ts";
import { addApiKey, addEmployer } from "#service/employers/store.ts";
import { freePort } from "../../scripts/lib/free-port.ts";
import { ROOT } from "../../scripts/lib/repository.ts";
import { temporaryFolder } from "../../scripts/lib/temporary-folder.ts";

/** A service in a process of its own, to be killed and started again on the same data. */
export interface KillableService {
  url: string;
  apiKey: string;
  /** Of a PostgreSQL. */
  databaseUrl: string | undefined;
  kill: () => Promise<void>;
  /** Resolves when it is ready. */
  start: () => Promise<void>;
  /** For good. */
  stop: () => Promise<void>;
}

/** Starts it with one employer, on a new database. */
export async function startKillable(
  engine: Database["engine"],
  plain: boolean,
): Promise<KillableService> {
  const dataDir = temporaryFolder("job-postings-chaos");
  const server = engine === "embedded" ? undefined : await startPostgres(findPostgres());
  const db = await openDatabase(server ? { databaseUrl: server.url } : { dataDir });
  const { apiKey } = await addApiKey(db, await addEmployer(db, "Example Ltd", "unlimited"));
  await db.close();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    ...withoutVariables(process.env),
    ...(server ? { DATABASE_URL: server.url } : { DATA_DIR: dataDir }),
    DEMO: "false",
    LOG_LEVEL: "error",
    PLAIN: String(plain),
    PORT: String(port),
  };
  let child: ChildProcess | undefined;
  const start = async () => {
    child = spawn(process.execPath, ["--import", "tsx", "scripts/serve.ts"], {
      cwd: ROOT,
      env,
      stdio: ["ignore", "ignore", "inherit"],
    });
    for (;;) {
      if (child.exitCode !== null) throw new Error("The service did not start.");
      const ready = await fetch(`${url}/ready`).catch(() => undefined);
      if (ready?.ok) return;
      await setTimeout(100);
    }
  };
  const kill = async () => {
    if (!child || (child.exitCode ?? child.signalCode) !== null) return;
    child.kill("SIGKILL");
    await once(child, "exit");
  };
  const stop = async () => {
    await kill();
    await server?.stop();
  };
  await start();
  return { url, apiKey, databaseUrl: server?.url, kill, start, stop };
}
