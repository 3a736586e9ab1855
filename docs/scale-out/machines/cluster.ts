// The machines while they run: their programs, and what Patroni says of the databases.
import { type ChildProcess, spawn } from "node:child_process";
import { chmodSync, cpSync, mkdirSync, openSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import { withoutVariables } from "#service/config.ts";
import { ROOT } from "../../../scripts/lib/repository.ts";
import { makeCertificate } from "../../../scripts/scenarios/proxies.ts";
import { type Machine, MACHINES, machinesOf, on } from "./namespaces.ts";
import { programsOf, superuserUrl } from "./programs.ts";
import { until } from "./until.ts";

/** What the later version of the product has besides. */
const COPIED = ["contract", "dist", "package.json", "scripts", "service", "tsconfig.json"];

export class Cluster {
  readonly #folder: string;
  readonly #running = new Map<string, ChildProcess>();
  /** The newest version of the product, and how many came after the first. */
  #tree = ROOT;
  #releases = 0;

  constructor(folder: string) {
    this.#folder = folder;
    chmodSync(folder, 0o755);
    makeCertificate(folder);
  }

  /** Starts every program of a machine that does not run. */
  start(machine: Machine): void {
    const home = path.join(this.#folder, machine);
    mkdirSync(home, { recursive: true });
    const programs = programsOf(machine, this.#folder);
    for (const [name, { command, env }] of Object.entries(programs)) {
      const key = `${machine}-${name}`;
      if (this.#running.has(key)) continue;
      const log = openSync(path.join(this.#folder, `${key}.log`), "a");
      const child = spawn(...on(machine, ...command), {
        cwd: this.#tree,
        env: { ...withoutVariables(process.env), HOME: home, ...env },
        stdio: ["ignore", log, log],
      });
      this.#running.set(key, child);
      child.once("exit", () => this.#running.delete(key));
    }
  }

  /** Stops a machine's service as systemd does. */
  async stopService(machine: Machine): Promise<void> {
    const key = `${machine}-service`;
    this.#running.get(key)?.kill("SIGTERM");
    await until(30, `${key} has stopped`, async () => !this.#running.has(key));
  }

  /** Makes a version with a migration more, which others work beside; services that start from now on are it. */
  release(): void {
    const column = `later_${(this.#releases += 1)}`;
    const tree = path.join(this.#folder, column);
    for (const name of COPIED)
      cpSync(path.join(this.#tree, name), path.join(tree, name), { recursive: true });
    symlinkSync(path.join(ROOT, "node_modules"), path.join(tree, "node_modules"));
    writeFileSync(
      path.join(tree, `service/db/migrations/99_${column}.sql`),
      `-- Beside 0001, at once.\nALTER TABLE jobs ADD COLUMN ${column} text;\n`,
    );
    this.#tree = tree;
  }

  /** What the primary's Patroni says of all, or nothing where there is no primary. */
  async databases(): Promise<Member[]> {
    for (const machine of machinesOf("db")) {
      const members = await membersBy(machine);
      if (members.some(isPrimary)) return members;
    }
    return [];
  }

  /** @throws Error where there is none */
  async primary(): Promise<Machine> {
    const primary = (await this.databases()).find(isPrimary);
    if (!primary) throw new Error("There is no primary.");
    return primary.name;
  }

  /** Whether a primary has two standbys, for one of which its commits wait: asked of itself, as Patroni's view is older. */
  async isWhole(): Promise<boolean> {
    const client = new pg.Client({ connectionString: superuserUrl(await this.primary()) });
    client.on("error", () => {});
    try {
      await client.connect();
      const { rows } = await client.query<{ state: string }>(
        "SELECT sync_state AS state FROM pg_stat_replication WHERE state = 'streaming' AND NOT pg_is_in_recovery()",
      );
      const states = rows.map(({ state }) => state);
      return states.length === machinesOf("db").length - 1 && states.includes("sync");
    } finally {
      await client.end();
    }
  }
}

interface Member {
  name: Machine;
  role: "leader" | "sync_standby" | "replica";
  state: string;
}

const isPrimary = ({ role, state }: Member): boolean => role === "leader" && state === "running";

/** The members as one machine's Patroni knows them; a machine that is cut off knows them no more. */
async function membersBy(machine: Machine): Promise<Member[]> {
  try {
    const signal = AbortSignal.timeout(2_000);
    const answer = await fetch(`http://${MACHINES[machine]}:8008/cluster`, { signal });
    return ((await answer.json()) as { members: Member[] }).members;
  } catch {
    return [];
  }
}
