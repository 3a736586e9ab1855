import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { rootCertificates } from "node:tls";
import { afterAll, describe, expect, it } from "vitest";

const SCRIPT = path.join(import.meta.dirname, "with-database.js");

const folder = mkdtempSync(path.join(tmpdir(), "jobs-"));
afterAll(() => rmSync(folder, { recursive: true }));
const file = (name: string) => {
  const at = path.join(folder, name);
  writeFileSync(at, `${name} of the test`);
  return at;
};
const [ca, cert, key] = [file("ca"), file("cert"), file("key")];

/** The variables of PostgreSQL that a program gets, and what the files hold that they name. */
const PRINT = `
  const { readFileSync, existsSync, statSync } = require("node:fs");
  const own = Object.entries(process.env).filter(([name]) => /^PG[A-Z]+$/.test(name));
  const held = own.map(([name, value]) => {
    if (!/^PGSSL(ROOTCERT|CERT|KEY)$/.test(name)) return [name, value];
    if (!existsSync(value)) return [name, null];
    return [name, (statSync(value).mode & 0o777).toString(8) + " " + readFileSync(value)];
  });
  console.log(JSON.stringify({ ...Object.fromEntries(held), argv: process.argv.slice(1), folder: process.env.PGSSLROOTCERT }));`;

function variablesOf(query: string, env: NodeJS.ProcessEnv = {}): Record<string, string> {
  const url = `postgresql://jo%40bs:p%27a%24s%20s@db.example.com:6543/jobs${query}`;
  const printed = execFileSync(process.execPath, [SCRIPT, process.execPath, "-e", PRINT], {
    // Away from the repository, as systemd starts it.
    cwd: folder,
    env: { PATH: process.env["PATH"], NODE_NO_WARNINGS: "1", ...env, DATABASE_URL: url },
    encoding: "utf8",
  });
  return JSON.parse(printed) as Record<string, string>;
}

describe("with-database.js", () => {
  it("takes the address out of the arguments", () => {
    expect(variablesOf("")).toMatchObject({
      PGHOST: "db.example.com",
      PGPORT: "6543",
      PGUSER: "jo@bs",
      PGPASSWORD: "p'a$s s",
      PGDATABASE: "jobs",
      argv: [],
    });
    expect(variablesOf("?host=/var/run/postgresql")).toMatchObject({
      PGHOST: "/var/run/postgresql",
    });
  });

  const own = "600 ca of the test";
  const ofNode = expect.stringContaining(rootCertificates[0] ?? "") as string;
  it.each<[string, object]>([
    ["", { PGSSLMODE: "disable" }],
    ["?sslmode=disable", { PGSSLMODE: "disable" }],
    ["?sslmode=no-verify", { PGSSLMODE: "require", PGSSLROOTCERT: null }],
    [`?sslmode=no-verify&sslrootcert=${ca}`, { PGSSLMODE: "require", PGSSLROOTCERT: null }],
    ...["prefer", "require", "verify-ca", "verify-full"].flatMap((mode): [string, object][] => [
      [`?sslmode=${mode}`, { PGSSLMODE: "verify-full", PGSSLROOTCERT: ofNode }],
      [`?sslmode=${mode}&sslrootcert=${ca}`, { PGSSLMODE: "verify-full", PGSSLROOTCERT: own }],
    ]),
    ["?ssl=true", { PGSSLMODE: "verify-full", PGSSLROOTCERT: ofNode }],
    ["?ssl=no-verify", { PGSSLMODE: "require", PGSSLROOTCERT: null }],
    ["?uselibpqcompat=true&sslmode=require", { PGSSLMODE: "require", PGSSLROOTCERT: null }],
    [
      `?uselibpqcompat=true&sslmode=verify-ca&sslrootcert=${ca}`,
      { PGSSLMODE: "verify-ca", PGSSLROOTCERT: own },
    ],
    [
      `?sslmode=verify-full&sslcert=${cert}&sslkey=${key}`,
      { PGSSLCERT: "600 cert of the test", PGSSLKEY: "600 key of the test" },
    ],
  ])("connects with %s as the service does", (query, expected) => {
    expect(variablesOf(query)).toMatchObject(expected);
  });

  it("trusts what Node is made to trust", () => {
    const { PGSSLROOTCERT } = variablesOf("?sslmode=verify-full", { NODE_EXTRA_CA_CERTS: ca });
    expect(PGSSLROOTCERT).toContain("ca of the test");
  });

  it("ends as the program does, and leaves no files", () => {
    const { folder: root = "" } = variablesOf(`?sslmode=verify-full`);
    expect(root).not.toBe("");
    expect(existsSync(root)).toBe(false);
    const end = (...args: string[]) => {
      const env = { PATH: process.env["PATH"], DATABASE_URL: "postgresql://localhost/jobs" };
      const { status, stderr } = spawnSync(process.execPath, [SCRIPT, ...args], { env });
      return { status, stderr: String(stderr) };
    };
    expect(end("sh", "-c", "exit 3")).toEqual({ status: 3, stderr: "" });
    expect(end("sh", "-c", "kill -9 $$")).toEqual({
      status: 1,
      stderr: "sh was ended by SIGKILL.\n",
    });
    expect(end("/nothing/here")).toMatchObject({ status: 127 });
    expect(end()).toMatchObject({ status: 2 });
  });
});
