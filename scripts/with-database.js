// with-database.js PROGRAM ARGUMENTS: runs a program of PostgreSQL (pg_dump, pg_restore, psql) on the database of
// DATABASE_URL, as the service connects to it. The address, which may hold a password, is in the environment: every
// user of the machine can read the arguments of a process. Plain JavaScript, so that it runs in any folder.
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { rootCertificates } from "node:tls";
import pg from "pg";

const { DATABASE_URL: connectionString, NODE_EXTRA_CA_CERTS: extra } = process.env;
const [program, ...args] = process.argv.slice(2);
if (!connectionString || !program) {
  process.stderr.write("Set DATABASE_URL, and name a program: with-database.js pg_dump …\n");
  process.exit(2);
}

const folder = mkdtempSync(path.join(tmpdir(), "job-postings-tls-"));
process.once("exit", () => rmSync(folder, { recursive: true, force: true }));

/**
 * A file for its owner alone: PostgreSQL's programs refuse any other key.
 * @param {string} name
 * @param {string} text
 */
function fileWith(name, text) {
  const file = path.join(folder, name);
  writeFileSync(file, text, { mode: 0o600 });
  return file;
}

/**
 * How the driver connects, as libpq's variables. The driver's modes are other ones than libpq's: `require` verifies,
 * `no-verify` is none of libpq's, and without an authority's file the driver has those of Node.
 * @param {boolean | undefined | { rejectUnauthorized?: boolean, checkServerIdentity?: unknown, ca?: string,
 *   cert?: string, key?: string }} ssl
 */
function tlsVariables(ssl) {
  if (!ssl) return { PGSSLMODE: "disable" };
  const { rejectUnauthorized, checkServerIdentity, ca, cert, key } = ssl === true ? {} : ssl;
  const client = {
    ...(cert && { PGSSLCERT: fileWith("client.crt", cert) }),
    ...(key && { PGSSLKEY: fileWith("client.key", key) }),
  };
  // With an authority's file, which may lie in the user's folder, libpq would verify.
  if (rejectUnauthorized === false)
    return { ...client, PGSSLMODE: "require", PGSSLROOTCERT: path.join(folder, "none") };
  const known = [...rootCertificates, ...(extra && existsSync(extra) ? [readFileSync(extra)] : [])];
  return {
    ...client,
    PGSSLMODE: checkServerIdentity ? "verify-ca" : "verify-full",
    PGSSLROOTCERT: fileWith("root.crt", ca ?? known.join("\n")),
  };
}

/**
 * What the driver has read of the address; its types lack it.
 * @typedef {{ host: string, port: number, user: string, database: string, password: string | null,
 *   ssl: Parameters<typeof tlsVariables>[0],
 *   connectionParameters: { options?: string, sslnegotiation?: string } }} Address
 */
const client = /** @type {Address} */ (
  /** @type {unknown} */ (new pg.Client({ connectionString }))
);
const { options, sslnegotiation } = client.connectionParameters;
const child = spawn(program, args, {
  stdio: "inherit",
  env: {
    ...process.env,
    PGHOST: client.host,
    PGPORT: String(client.port),
    PGUSER: client.user,
    PGDATABASE: client.database,
    ...(client.password && { PGPASSWORD: client.password }),
    ...(options && { PGOPTIONS: options }),
    ...(sslnegotiation && { PGSSLNEGOTIATION: sslnegotiation }),
    ...tlsVariables(client.ssl),
  },
});
for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM"]))
  process.on(signal, () => child.kill(signal));
child.once("error", ({ message }) => {
  process.stderr.write(`${program} cannot be run: ${message}\n`);
  process.exit(127);
});
child.once("exit", (code, signal) => {
  if (signal) process.stderr.write(`${program} was ended by ${signal}.\n`);
  process.exit(code ?? 1);
});
