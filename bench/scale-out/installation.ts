// HAProxy and PgBouncer, each with a configuration that is removed when the process exits.
import { execFileSync } from "node:child_process";
import { chmodSync, existsSync, writeFileSync } from "node:fs";
import path from "node:path";
import { otherUser } from "#service/db/testing/postgres-server.ts";
import { freePort } from "../../scripts/free-port.ts";
import { temporaryFolder } from "../../scripts/temporary-folder.ts";
import { type Running, start } from "../process.ts";

/**
 * The absolute path of an installed program.
 * @throws Error with a sentence when there is none
 */
export function findProgram(name: string): string {
  const folders = [...(process.env["PATH"] ?? "").split(path.delimiter), "/usr/sbin"];
  const file = folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file));
  if (file) return file;
  throw new Error(
    `${name} is needed. Install it: sudo apt-get install ${name}, brew install ${name}.`,
  );
}

/** Starts PgBouncer in transaction mode before a database; `url` is the pooled database's. */
export async function startPooler(database: {
  socketDirectory: string;
  name: string;
  user: string;
}): Promise<Running & { url: string }> {
  const program = findProgram("pgbouncer");
  process.stdout.write(execFileSync(program, ["--version"], { encoding: "utf8" }));
  const { socketDirectory, name, user } = database;
  const port = await freePort();
  const folder = temporaryFolder("job-postings-pgbouncer");
  const file = path.join(folder, "pgbouncer.ini");
  writeFileSync(
    file,
    `[databases]
${name} = host=${socketDirectory} user=${user}

[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
; Every user of this machine may connect, for as long as the measurement runs.
auth_type = any
pool_mode = transaction
default_pool_size = 20
max_client_conn = 200
`,
  );
  // Like PostgreSQL, it refuses to run as root.
  chmodSync(folder, 0o755);
  const running = await start(program, [file], port, { ...otherUser(), cwd: folder });
  return { ...running, url: `postgresql://${user}@127.0.0.1:${port}/${name}` };
}

/** Starts HAProxy before services on `ports`. */
export async function startBalancer(ports: number[]): Promise<Running & { origin: string }> {
  const program = findProgram("haproxy");
  const [version = ""] = execFileSync(program, ["-v"], { encoding: "utf8" }).split("\n");
  process.stdout.write(`${version}\n`);
  const port = await freePort();
  const file = path.join(temporaryFolder("job-postings-haproxy"), "haproxy.cfg");
  const servers = ports.map((own) => `  server on-${own} 127.0.0.1:${own} check`);
  writeFileSync(
    file,
    `global
  maxconn 1000

defaults
  mode http
  timeout connect 2s
  timeout client 60s
  timeout server 60s
  option forwardfor
  # A request that no process accepted goes to another process.
  retries 3
  option redispatch 1
  retry-on conn-failure empty-response

frontend jobs
  bind 127.0.0.1:${port}
  default_backend services

backend services
  balance leastconn
  option httpchk GET /ready
  default-server inter 500ms fall 2 rise 1 observe layer4 error-limit 3 on-error mark-down
  # A request that a process accepted and did not answer is repeated only if it is idempotent.
  acl reads method GET HEAD
  acl idempotent req.hdr(Idempotency-Key) -m found
  http-request disable-l7-retry unless reads or idempotent
${servers.join("\n")}
`,
  );
  const running = await start(program, ["-db", "-f", file], port);
  return { ...running, origin: `http://127.0.0.1:${port}` };
}
