// What an operator runs on each machine, with the files of docs/deploy: only paths, names and passwords are others.
import { chownSync, writeFileSync } from "node:fs";
import path from "node:path";
import { otherUser } from "#service/db/testing/postgres-server.ts";
import { shipped } from "../../../scripts/scenarios/proxies.ts";
import { BALANCER, type Machine, MACHINES, machinesOf } from "./namespaces.ts";

const PASSWORD = "only-this-run-knows-it";

/** Where the service goes. */
export const DATABASE_URL = `postgresql://jobs:${PASSWORD}@${BALANCER}:6432/jobs`;

/** Where an operator prepares the cluster: the primary itself. */
export const superuserUrl = (primary: Machine): string =>
  `postgresql://postgres:${PASSWORD}@${MACHINES[primary]}:5432/postgres`;

/** With what: docs/scaling.md has it. */
export const ROLE = [
  `CREATE ROLE jobs LOGIN PASSWORD '${PASSWORD}'`,
  "ALTER ROLE jobs SET statement_timeout = '7s'",
  "ALTER ROLE jobs SET idle_in_transaction_session_timeout = '30s'",
  "ALTER ROLE jobs SET jobs.promotion = 'synchronous'",
  "CREATE DATABASE jobs OWNER jobs TEMPLATE template0 ENCODING 'UTF8'",
];

export interface Program {
  command: string[];
  env?: NodeJS.ProcessEnv;
}

/** The programs of a machine, whose files are in `folder`. */
export const programsOf = (machine: Machine, folder: string): Record<string, Program> =>
  PROGRAMS[machine.slice(0, -1) as keyof typeof PROGRAMS](machine, folder);

const PROGRAMS = {
  db(machine: Machine, folder: string): Record<string, Program> {
    const home = path.join(folder, machine);
    const env = shipped("etcd.env", [
      ["=db1\n", `=${machine}\n`],
      [`_URLS=http://${MACHINES.db1}`, `_URLS=http://${MACHINES[machine]}`],
      ["/var/lib/etcd/jobs", path.join(home, "etcd")],
    ]);
    const patroni = place(home, "patroni.yml", [
      ["name: db1\n", `name: ${machine}\n`],
      [`listen: ${MACHINES.db1}`, `listen: ${MACHINES[machine]}`],
      [`connect_address: ${MACHINES.db1}`, `connect_address: ${MACHINES[machine]}`],
      ["/var/lib/postgresql/15/jobs", path.join(home, "data")],
      ["/var/run/postgresql", home],
      ["PASSWORD", PASSWORD],
    ]);
    return {
      etcd: { command: asOtherUser("etcd"), env: variablesOf(env) },
      patroni: { command: asOtherUser("patroni", patroni) },
    };
  },

  lb(machine: Machine, folder: string): Record<string, Program> {
    const home = path.join(folder, machine);
    const [one, two, three] = machinesOf("app").map((name) => `${MACHINES[name]}:8080`);
    const web = place(home, "haproxy.cfg", [
      ["/etc/ssl/private", folder],
      ["server one 127.0.0.1:8080", `server one ${one}`],
      ["server two 127.0.0.1:8081", `server two ${two}\n  server three ${three}`],
    ]);
    const database = place(home, "haproxy-database.cfg");
    const users = path.join(home, "userlist.txt");
    writeFileSync(users, `"jobs" "${PASSWORD}"\n`);
    const pgbouncer = place(home, "pgbouncer.ini", [["/etc/pgbouncer/userlist.txt", users]]);
    const files = `--pid ${home}/keepalived.pid --vrrp_pid ${home}/vrrp.pid`;
    const keepalived = `keepalived --dont-fork --log-console --vrrp ${files} --use-file`;
    return {
      haproxy: { command: ["haproxy", "-db", "-f", web, "-f", database] },
      pgbouncer: { command: asOtherUser("pgbouncer", pgbouncer) },
      keepalived: { command: [...keepalived.split(" "), place(home, "keepalived.conf")] },
    };
  },

  app: (): Record<string, Program> => ({
    service: {
      command: [process.execPath, "--import", "tsx", "scripts/serve.ts"],
      env: {
        NODE_ENV: "production",
        HOST: "0.0.0.0",
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

/** A command as the user that PostgreSQL insists on. */
function asOtherUser(...command: string[]): string[] {
  const { uid, gid } = otherUser() ?? {};
  return ["setpriv", `--reuid=${uid}`, `--regid=${gid}`, "--clear-groups", ...command];
}

/** Writes a file of docs/deploy into a machine's folder, which belongs to that user; answers its path. */
function place(home: string, name: string, values: [from: string, to: string][] = []): string {
  const file = path.join(home, name);
  writeFileSync(file, shipped(name, values), { mode: 0o600 });
  const { uid = 0, gid = 0 } = otherUser() ?? {};
  for (const owned of [home, file]) chownSync(owned, uid, gid);
  return file;
}

/** The variables of a file for systemd. */
const variablesOf = (text: string): NodeJS.ProcessEnv =>
  Object.fromEntries(
    [...text.matchAll(/^([A-Z0-9_]+)=(.*)$/gm)].map(([, name = "", value = ""]) => [name, value]),
  );
