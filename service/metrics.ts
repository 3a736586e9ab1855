import { once } from "node:events";
import { readdir, stat, statfs } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import path from "node:path";
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import type { Database } from "./db/database.ts";
import { createProbe } from "./db/probe.ts";
import { VERSION } from "./start-line.ts";

/** Seconds. */
const DURATIONS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export type Metrics = ReturnType<typeof createMetrics>;

/** Where the service's machine keeps what the disk has to have room for. */
interface Directories {
  /** Of the embedded database. */
  dataDir?: string | undefined;
  /** Of the backups. */
  backupDir?: string | undefined;
}

/** What one service counts, in a registry of its own. */
export function createMetrics(
  db: Pick<Database, "stats" | "query">,
  { dataDir, backupDir }: Directories = {},
) {
  const registry = new Registry();
  const registers = [registry];
  new Gauge({
    name: "job_postings_build_info",
    help: "The running version.",
    labelNames: ["version", "node"],
    registers,
  }).set({ version: VERSION, node: process.version }, 1);
  const connections = new Gauge({
    name: "database_connections",
    help: "Connections to the database, and requests that wait for one.",
    labelNames: ["state"],
    registers: [],
    collect() {
      const { open, idle, waiting } = db.stats();
      this.set({ state: "open" }, open);
      this.set({ state: "idle" }, idle);
      this.set({ state: "waiting" }, waiting);
    },
  });
  const outages = new Counter({
    name: "database_outages_total",
    help: "How often the database was lost.",
    registers: [],
    collect() {
      this.reset();
      this.inc(db.stats().outages);
    },
  });
  const probe = createProbe(db);
  const up = new Gauge({
    name: "database_up",
    help: "Whether the database responds: 1, or 0.",
    registers: [],
    async collect() {
      this.set(
        await probe().then(
          () => 1,
          () => 0,
        ),
      );
    },
  });
  for (const disk of diskGauges({ DATA_DIR: dataDir, BACKUP_DIR: backupDir }))
    registry.registerMetric(disk);
  if (backupDir !== undefined) {
    const backup = new Gauge({
      name: "last_backup_timestamp_seconds",
      help: "When the newest backup was finished; 0 where there is none.",
      registers: [],
      async collect() {
        this.set((await newestBackup(backupDir)) / 1_000);
      },
    });
    registry.registerMetric(backup);
  }
  registry.registerMetric(connections);
  registry.registerMetric(outages);
  registry.registerMetric(up);
  return {
    registry,
    requests: new Histogram({
      name: "http_request_duration_seconds",
      help: "Requests by method, route and status: how many, and how long each took.",
      labelNames: ["method", "route", "status"],
      buckets: DURATIONS,
      registers,
    }),
    rateLimited: new Counter({
      name: "rate_limited_requests_total",
      help: "Requests that a limit refused.",
      labelNames: ["limit"],
      registers,
    }),
    malformed: new Counter({
      name: "malformed_requests_total",
      help: "Requests that were no HTTP, or did not arrive in time.",
      registers,
    }),
    wrongKeys: new Counter({
      name: "wrong_keys_total",
      help: "Requests with a key that is unknown or no longer valid.",
      registers,
    }),
  };
}

/** How full the disks are on which directories lie, by the variable that names each; a missing one has no value. */
function diskGauges(directories: Record<string, string | undefined>): Gauge[] {
  const gauge = (name: string, help: string, blocks: "bavail" | "blocks") =>
    new Gauge({
      name,
      help,
      labelNames: ["directory"],
      registers: [],
      async collect() {
        this.reset();
        for (const [variable, directory] of Object.entries(directories)) {
          const disk = directory === undefined ? null : await statfs(directory).catch(() => null);
          if (disk) this.set({ directory: variable }, disk[blocks] * disk.bsize);
        }
      },
    });
  return [
    gauge("disk_free_bytes", "Room on the disk of a directory.", "bavail"),
    gauge("disk_size_bytes", "Size of the disk of a directory.", "blocks"),
  ];
}

/** When the newest finished file of a folder was written, in milliseconds since 1970; 0: there is none to see. */
async function newestBackup(directory: string): Promise<number> {
  const names = await readdir(directory).catch(() => []);
  const times = names
    .filter((name) => !name.endsWith(".part"))
    .map(async (name) => (await stat(path.join(directory, name)).catch(() => null))?.mtimeMs ?? 0);
  return Math.max(0, ...(await Promise.all(times)));
}

/** Serves `GET /metrics`, with what Node says of its event loop, memory and garbage collection. */
export async function serveMetrics(
  { registry }: Metrics,
  { host, port }: { host: string; port: number },
): Promise<Server> {
  collectDefaultMetrics({ register: registry });
  const server = createServer((request, response) => {
    if (request.url !== "/metrics") return void response.writeHead(404).end();
    registry.metrics().then(
      (text) => response.setHeader("content-type", registry.contentType).end(text),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await once(server.listen(port, host), "listening");
  return server;
}
