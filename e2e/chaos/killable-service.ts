import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout } from "node:timers/promises";
import { withoutVariables } from "#service/config.ts";
import { findPostgres } from "#service/db/testing/find-postgres.ts";
import { startPostgres } from "#service/db/testing/postgres-server.ts";
import type { Database } from "#service/db/database.ts";
import { openDatabase } from "#service/db/open-database.ts";
import { addApiKey, addEmployer } from "#service/employers/store.ts";
import { freePort } from "../../scripts/free-port.ts";
import { ROOT } from "../../scripts/repository.ts";
import { temporaryFolder } from "../../scripts/temporary-folder.ts";

/** The service in a process of its own, to be killed and started again on the same data. */
export class KillableService {
  readonly url: string;
  readonly apiKey: string;
  readonly #env: NodeJS.ProcessEnv;
  readonly #stopDatabase: () => Promise<void>;
  #child: ChildProcess | undefined;

  private constructor(
    port: number,
    apiKey: string,
    env: NodeJS.ProcessEnv,
    stopDatabase: () => Promise<void>,
  ) {
    this.url = `http://127.0.0.1:${port}`;
    this.apiKey = apiKey;
    this.#env = { ...withoutVariables(process.env), ...env, PORT: String(port) };
    this.#stopDatabase = stopDatabase;
  }

  /** With one employer, on a new database. */
  static async start(engine: Database["engine"], plain: boolean): Promise<KillableService> {
    const dataDir = temporaryFolder("job-postings-chaos");
    const server = engine === "embedded" ? undefined : await startPostgres(findPostgres());
    const db = await openDatabase(server ? { databaseUrl: server.url } : { dataDir });
    const { apiKey } = await addApiKey(db, await addEmployer(db, "Example Ltd", "unlimited"));
    await db.close();
    const service = new KillableService(
      await freePort(),
      apiKey,
      {
        ...(server ? { DATABASE_URL: server.url } : { DATA_DIR: dataDir }),
        DEMO: "false",
        LOG_LEVEL: "error",
        PLAIN: String(plain),
      },
      async () => server?.stop(),
    );
    await service.restart();
    return service;
  }

  /** Resolves when it is ready. */
  async restart(): Promise<void> {
    this.#child = spawn(process.execPath, ["--import", "tsx", "scripts/serve.ts"], {
      cwd: ROOT,
      env: this.#env,
      stdio: ["ignore", "ignore", "inherit"],
    });
    while (this.#child.exitCode === null) {
      const ready = await fetch(`${this.url}/ready`).catch(() => undefined);
      if (ready?.ok) return;
      await setTimeout(100);
    }
    throw new Error("The service did not start.");
  }

  async kill(): Promise<void> {
    if (!this.#child || (this.#child.exitCode ?? this.#child.signalCode) !== null) return;
    this.#child.kill("SIGKILL");
    await once(this.#child, "exit");
  }

  async stop(): Promise<void> {
    await this.kill();
    await this.#stopDatabase();
  }
}
