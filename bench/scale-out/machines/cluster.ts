// What an operator runs on each machine, with the files of docs/deploy: only paths, names and passwords are others.
import { type ChildProcess, spawn } from "node:child_process";
import {
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  openSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { withoutVariables } from "#service/config.ts";
import { otherUser } from "#service/db/testing/postgres-server.ts";
import { ROOT } from "../../../scripts/repository.ts";
import { makeCertificate, shipped } from "../proxies.ts";
import { BALANCER, killProcesses, type Machine, MACHINES, machinesOf, on } from "./namespaces.ts";
import { until } from "./until.ts";

const PASSWORD = "only-this-run-knows-it";

/** Where the service's clients go. */
export const ORIGIN = `https://${BALANCER}`;
/** Where the service goes. */
export const DATABASE_URL = `postgresql://jobs:${PASSWORD}@${BALANCER}:6432/jobs`;

interface Program {
  command: string[];
  env?: Record<string, string>;
}

/** The machines and their programs, started and stopped one by one. */
export class Cluster {
  readonly #folder: string;
  readonly #running = new Map<string, ChildProcess>();
  /** The newest version of the product. */
  #tree = ROOT;
  #versions = 0;

  constructor(folder: string) {
    this.#folder = folder;
    chmodSync(folder, 0o755);
    makeCertificate(folder);
  }

  /** Starts every program of a machine that does not run. */
  start(machine: Machine): void {
    const home = path.join(this.#folder, machine);
    mkdirSync(home, { recursive: true });
    const kind = machine.slice(0, -1) as keyof typeof PROGRAMS;
    for (const [name, { command, env = {} }] of Object.entries(
      PROGRAMS[kind](machine, this.#folder),
    )) {
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

  /** Makes a version with one migration more, which older ones work beside; services that start from now on are it. */
  release(): void {
    this.#versions += 1;
    const tree = path.join(this.#folder, `version-${this.#versions}`);
    for (const name of ["contract", "dist", "package.json", "scripts", "service", "tsconfig.json"])
      cpSync(path.join(this.#tree, name), path.join(tree, name), { recursive: true });
    symlinkSync(path.join(ROOT, "node_modules"), path.join(tree, "node_modules"));
    const migration = `-- Beside 0011, at once.
ALTER TABLE jobs ADD COLUMN later_${this.#versions} text;
CREATE INDEX jobs_later_${this.#versions} ON jobs (employer_id, later_${this.#versions});
`;
    writeFileSync(
      path.join(tree, `service/db/migrations/99${this.#versions}_later.sql`),
      migration,
    );
    this.#tree = tree;
  }

  /** Kills what a machine runs of the programs that `isKilled` accepts by their command line. */
  kill(machine: Machine, isKilled: (command: string) => boolean): void {
    killProcesses(machine, isKilled);
  }

  /** What Patroni says of its members. */
  async members(): Promise<Member[]> {
    for (const machine of machinesOf("db")) {
      const found = await fetch(`http://${MACHINES[machine]}:8008/cluster`, {
        signal: AbortSignal.timeout(2_000),
      }).then(
        async (answer) => ((await answer.json()) as { members: Member[] }).members,
        () => [],
      );
      if (found.some(isLeader)) return found;
    }
    return [];
  }

  /** The address of the primary itself, for the superuser. */
  superuserUrl = (machine: Machine): string =>
    `postgresql://postgres:${PASSWORD}@${MACHINES[machine]}:5432/postgres`;
}

export interface Member {
  name: Machine;
  role: "leader" | "sync_standby" | "replica";
  state: string;
  lag?: number | string;
}

export const isLeader = ({ role, state }: Member): boolean =>
  role === "leader" && state === "running";

/** Whether all database machines work, and one waits for what the primary commits. */
export const isWhole = (members: Member[]): boolean =>
  members.length === machinesOf("db").length &&
  members.some(isLeader) &&
  members.some(({ role }) => role === "sync_standby") &&
  members.every(({ state }) => state === "running" || state === "streaming");

/** SQL with which an operator prepares the new cluster: docs/scaling.md has it. */
export const ROLE = [
  `CREATE ROLE jobs LOGIN PASSWORD '${PASSWORD}'`,
  "ALTER ROLE jobs SET statement_timeout = '7s'",
  "ALTER ROLE jobs SET idle_in_transaction_session_timeout = '30s'",
  "ALTER ROLE jobs SET jobs.promotion = 'synchronous'",
  "CREATE DATABASE jobs OWNER jobs TEMPLATE template0 ENCODING 'UTF8'",
];

/** The command as the user that PostgreSQL insists on. */
function asOtherUser(...command: string[]): string[] {
  const { uid, gid } = otherUser() ?? {};
  return ["setpriv", `--reuid=${uid}`, `--regid=${gid}`, "--clear-groups", ...command];
}

/** Writes a file of docs/deploy into a machine's folder, which belongs to PostgreSQL's user; answers its path. */
function place(home: string, name: string, values: [string, string][]): string {
  const file = path.join(home, name);
  writeFileSync(file, shipped(name, values), { mode: 0o600 });
  const { uid = 0, gid = 0 } = otherUser() ?? {};
  for (const owned of [home, file]) chownSync(owned, uid, gid);
  return file;
}

/** Of a machine's own: the files have the first one's. */
const own = (machine: Machine): [string, string][] => [
  ["db1\n", `${machine}\n`],
  [`listen: ${MACHINES.db1}`, `listen: ${MACHINES[machine]}`],
  [`connect_address: ${MACHINES.db1}`, `connect_address: ${MACHINES[machine]}`],
];

const PROGRAMS = {
  db(machine: Machine, folder: string): Record<string, Program> {
    const home = path.join(folder, machine);
    const patroni = place(home, "patroni.yml", [
      ...own(machine),
      ["/var/lib/postgresql/15/jobs", path.join(home, "data")],
      ["/var/run/postgresql", home],
      ["PASSWORD", PASSWORD],
    ]);
    const env = shipped("etcd.env", [
      ["=db1\n", `=${machine}\n`],
      [`_URLS=http://${MACHINES.db1}`, `_URLS=http://${MACHINES[machine]}`],
      ["/var/lib/etcd/jobs", path.join(home, "etcd")],
    ]);
    const variables = env.split("\n").filter((line) => line.startsWith("ETCD_"));
    return {
      etcd: {
        command: asOtherUser("etcd"),
        env: Object.fromEntries(variables.map((line) => line.split(/=(.*)/).slice(0, 2))),
      },
      patroni: { command: asOtherUser("patroni", patroni) },
    };
  },

  lb(machine: Machine, folder: string): Record<string, Program> {
    const home = path.join(folder, machine);
    const [one, two, three] = machinesOf("app").map((name) => `${MACHINES[name]}:8080`);
    const haproxy = place(home, "haproxy.cfg", [
      ["/etc/ssl/private", folder],
      ["server one 127.0.0.1:8080", `server one ${one}`],
      ["server two 127.0.0.1:8081", `server two ${two}\n  server three ${three}`],
    ]);
    const users = path.join(home, "userlist.txt");
    const pgbouncer = place(home, "pgbouncer.ini", [["/etc/pgbouncer/userlist.txt", users]]);
    writeFileSync(users, `"jobs" "${PASSWORD}"\n`);
    return {
      haproxy: {
        command: ["haproxy", "-db", "-f", haproxy, "-f", place(home, "haproxy-database.cfg", [])],
      },
      pgbouncer: { command: asOtherUser("pgbouncer", pgbouncer) },
      keepalived: {
        command: [
          ..."keepalived --dont-fork --log-console --vrrp".split(" "),
          ...["--pid", path.join(home, "keepalived.pid")],
          ...["--vrrp_pid", path.join(home, "vrrp.pid")],
          ...["--use-file", place(home, "keepalived.conf", [])],
        ],
      },
    };
  },

  app: (_machine: Machine, _folder: string): Record<string, Program> => ({
    service: {
      command: [process.execPath, "--import", "tsx", "scripts/serve.ts"],
      env: {
        NODE_ENV: "production",
        HOST: "0.0.0.0",
        LOG_LEVEL: "info",
        RATE_LIMIT: "off",
        DATABASE_URL,
        DATABASE_POOLED: "true",
        TRUST_PROXY: machinesOf("lb")
          .map((name) => MACHINES[name])
          .join(","),
      },
    },
  }),
};
