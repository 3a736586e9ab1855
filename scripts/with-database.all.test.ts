import { execFileSync, spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "#service/db/opening/open-database.ts";
import { createDatabase, databaseUrlOf } from "#service/db/testing/databases.ts";
import { findPostgres } from "#service/db/testing/find-postgres.ts";
import { otherUser, type Server, startPostgres } from "#service/db/testing/postgres-server.ts";
import { freePort } from "./lib/free-port.ts";
import { ROOT } from "./lib/repository.ts";

const folder = mkdtempSync(path.join(tmpdir(), "jobs-tls-"));
const programs = findPostgres();
let server: Server;
let port: number;

/** A certificate for 127.0.0.1 that vouches for itself. */
function certificate(name: string): string {
  const file = path.join(folder, name);
  const args = ["-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=jobs"];
  const files = ["-keyout", `${file}.key`, "-out", `${file}.crt`];
  const names = ["-addext", "subjectAltName=IP:127.0.0.1"];
  execFileSync("openssl", ["req", ...args, ...files, ...names], { stdio: "ignore" });
  return file;
}

beforeAll(async () => {
  const own = certificate("own");
  certificate("other");
  chmodSync(folder, 0o755);
  const user = otherUser();
  if (user) execFileSync("chown", [`${user.uid}:${user.gid}`, `${own}.key`]);
  port = await freePort();
  const settings = `-c listen_addresses=127.0.0.1 -c port=${port} -c ssl=on -c ssl_cert_file=${own}.crt -c ssl_key_file=${own}.key`;
  server = await startPostgres(programs, { settings });
  await createDatabase(`${server.url}&port=${port}`, "jobs");
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

test.each<[string, works: boolean]>([
  ["", true],
  ["?sslmode=disable", true],
  ["?sslmode=no-verify", true],
  ...["prefer", "require", "verify-ca", "verify-full"].flatMap((mode): [string, boolean][] => [
    [`?sslmode=${mode}&sslrootcert=own`, true],
    [`?sslmode=${mode}&sslrootcert=other`, false],
    // Nobody vouches for it.
    [`?sslmode=${mode}`, false],
  ]),
  ["?uselibpqcompat=true&sslmode=require", true],
])("with %s, a backup is made where the service connects: %s", async (query, works) => {
  const certificates = query.replace(/sslrootcert=(\w+)/, `sslrootcert=${folder}/$1.crt`);
  const databaseUrl = `${databaseUrlOf(`postgresql://postgres@127.0.0.1:${port}/postgres`, "jobs")}${certificates}`;
  const connects = openDatabase({ databaseUrl }).then(
    async (db) => (await db.close(), true),
    () => false,
  );
  expect(await connects).toBe(works);

  const backups = mkdtempSync(path.join(folder, "backups-"));
  mkdirSync(backups, { recursive: true });
  const { status, stderr } = spawnSync(path.join(ROOT, "docs/deploy/backup.sh"), [backups, "14"], {
    cwd: folder,
    env: {
      PATH: `${path.dirname(process.execPath)}:${programs}:${process.env["PATH"]}`,
      DATABASE_URL: databaseUrl,
    },
    encoding: "utf8",
  });
  expect({ status, stderr: works ? "" : stderr }).toEqual({
    status: works ? 0 : 1,
    stderr: works ? "" : (expect.stringMatching(/certificate|SSL/) as string),
  });
  expect(readdirSync(backups)).toEqual(
    works ? [expect.stringMatching(/^jobs-.*\.dump$/) as string] : [],
  );
});
