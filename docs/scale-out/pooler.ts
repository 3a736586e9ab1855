// PgBouncer, with a configuration that is removed when the process exits.
import { execFileSync } from "node:child_process";
import { chmodSync, writeFileSync } from "node:fs";
import path from "node:path";
import { otherUser } from "#service/db/testing/postgres-server.ts";
import { findProgram } from "../../scripts/lib/find-program.ts";
import { freePort } from "../../scripts/lib/free-port.ts";
import { type Running, start } from "../../scripts/lib/process.ts";
import { temporaryFolder } from "../../scripts/lib/temporary-folder.ts";

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
