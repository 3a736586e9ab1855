import { chmodSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { freePort } from "../../scripts/free-port.ts";
import { ROOT } from "../../scripts/repository.ts";
import { otherUser } from "#service/db/testing/postgres-server.ts";
import { type Running, findProgram, start, versionOf } from "./programs.ts";

/** A database of PostgreSQL behind PgBouncer in transaction mode; answers the address that it offers. */
export async function startPooler(
  directory: string,
  database: { socketDirectory: string; name: string; user: string },
  say: (line: string) => void,
): Promise<Running & { url: string }> {
  const program = findProgram("pgbouncer", say);
  say(versionOf(program, "--version"));
  const port = await freePort();
  const { socketDirectory, name, user } = database;
  const folder = path.join(directory, "pgbouncer");
  mkdirSync(folder);
  const file = path.join(folder, "pgbouncer.ini");
  writeFileSync(
    file,
    `[databases]
${name} = host=${socketDirectory} user=${user}

[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
; Everybody on this machine may connect: for a measurement that goes when it is done.
auth_type = any
pool_mode = transaction
default_pool_size = 20
max_client_conn = 200
`,
  );
  // Like PostgreSQL, it refuses to run as root.
  chmodSync(directory, 0o755);
  const running = await start(program, [file], port, { ...otherUser(), cwd: folder });
  return { ...running, url: `postgresql://${user}@127.0.0.1:${port}/${name}` };
}

/** One process of the service, on a port that it keeps when it is started again. */
export function startService(port: number, databaseUrl: string): Promise<Running> {
  return start(process.execPath, ["--import", "tsx", "scripts/serve.ts"], port, {
    cwd: ROOT,
    env: {
      NODE_ENV: "production",
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      DATABASE_POOLED: "true",
      TRUST_PROXY: "127.0.0.1",
      RATE_LIMIT: "off",
      LOG_LEVEL: "error",
    },
  });
}

/** HAProxy before processes of the service; answers the one origin of them all. */
export async function startBalancer(
  directory: string,
  ports: number[],
  say: (line: string) => void,
): Promise<Running & { origin: string }> {
  const program = findProgram("haproxy", say);
  say(versionOf(program, "-v"));
  const port = await freePort();
  const file = path.join(directory, "haproxy.cfg");
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
  # A request that a process never took goes to another one.
  retries 3
  option redispatch 1
  retry-on conn-failure empty-response

frontend everybody
  bind 127.0.0.1:${port}
  default_backend services

backend services
  balance leastconn
  option httpchk GET /ready
  default-server inter 500ms fall 2 rise 1 observe layer4 error-limit 3 on-error mark-down
  # One that a process took and did not answer is sent again only if that changes nothing more.
  acl reads method GET HEAD
  acl once req.hdr(Idempotency-Key) -m found
  http-request disable-l7-retry unless reads or once
${servers.join("\n")}
`,
  );
  const running = await start(program, ["-db", "-f", file], port);
  return { ...running, origin: `http://127.0.0.1:${port}` };
}
