import { randomUUID } from "node:crypto";
import { existsSync, mkdtempSync, rmSync, statSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { ENGINES, newLocation } from "./db/testing/test-database.ts";
import {
  newKey,
  runAdmin,
  startService,
  variables,
  variablesOf,
} from "./testing/service-process.ts";

describe.each(ENGINES)("on %s", (engine) => {
  test("a backup is taken beside the service, and restored into a new place before it starts", async () => {
    const env = { ...(await variables(engine)), DEMO: "false" };
    const service = await startService(env);
    const apiKey = await newKey(env);
    await runAdmin(["seed", "--employer", "1", "--jobs", "20", "--json"], env);
    const listOf = async ({ origin }: { origin: string }) => {
      const answer = await fetch(`${origin}/api/v1.1/jobs?pageSize=100&q=e`, {
        headers: { "api-key": apiKey },
      });
      return (await answer.text()).replaceAll(origin, "");
    };
    const directory = mkdtempSync(path.join(os.tmpdir(), "jobs-backup-"));
    onTestFinished(() => rmSync(directory, { recursive: true }));
    const file = path.join(directory, "jobs.backup");
    // Named from where the person is, and not from where the service runs.
    const there = { ...env, INIT_CWD: directory };
    const counts = '"employers":1,"api_keys":1,"idempotency_keys":0,"jobs":20,';
    const backup = ["backup", "--to", "jobs.backup", "--json"];
    expect(await runAdmin(backup, there)).toMatchObject({
      code: 0,
      stdout: expect.stringContaining(`{"file":"${file}",${counts}`) as string,
    });
    expect(await runAdmin(backup, there)).toMatchObject({
      code: 1,
      stdout: "",
      stderr: expect.stringMatching(/^There is a file .*left as it is/m) as string,
    });

    const before = await listOf(service);
    const restored = ["restore", "--from", file, "--json"];
    for (const args of [restored, ["new-timeline"]])
      expect(await runAdmin(args, env)).toMatchObject({
        code: engine === "embedded" ? 2 : 1,
        stdout: "",
        stderr: expect.stringMatching(
          /(A|The) service runs on this database\. Stop it first/,
        ) as string,
      });
    expect(await listOf(service)).toBe(before);

    const location = await newLocation[engine]({ empty: true });
    const copy = { ...env, ...variablesOf(location) };
    expect(await runAdmin(restored, copy)).toMatchObject({
      code: 0,
      stdout: expect.stringContaining(counts) as string,
    });
    expect(await runAdmin(["new-timeline"], copy)).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^timeLine: [0-9a-f]{8}$/m) as string,
    });
    expect(await listOf(await startService(copy))).toBe(before);
  }, 300_000);

  test("admin makes nothing where there is no installation, unless it adds an employer", async () => {
    const env = variablesOf(await newLocation[engine]({ empty: true }));
    const file = path.join(os.tmpdir(), `jobs-${randomUUID()}.backup`);
    // Twice: the first has made nothing that the second takes for an installation.
    for (const args of [["list-employers"], ["backup", "--to", file], ["list-employers"]]) {
      expect(await runAdmin(args, env)).toMatchObject({
        code: 1,
        stdout: "",
        stderr: expect.stringMatching(/no installation.* add-employer makes one/) as string,
      });
    }
    expect([file, env["DATA_DIR"] ?? ""].filter(existsSync)).toEqual([]);
    await newKey(env);
    expect((await runAdmin(["list-employers"], env)).stdout).toContain("Example Ltd");
  });
});

test("the demo employer has 240 jobs and the same key at every start, kept for its owner alone", async () => {
  const env = await variables("embedded");
  const keys: (string | undefined)[] = [];
  for (const start of [1, 2]) {
    const service = await startService({ ...env, LOG_LEVEL: "warn" });
    const [, apiKey] = /Demo API key (\S+)/.exec(service.output()) ?? [];
    keys.push(apiKey);
    const list = await fetch(`${service.origin}/api/v1.1/jobs`, {
      headers: { "api-key": apiKey ?? "" },
    });
    expect(await list.json(), `start ${start}`).toMatchObject({ paging: { total: 240 } });
    expect(await service.stop()).toBe(0);
  }
  expect(keys[0]).toBe(keys[1]);
  expect(statSync(path.join(env["DATA_DIR"] ?? "", "demo-api-key")).mode & 0o777).toBe(0o600);
});

test.each<[string, Record<string, string>]>([
  ["in production", { NODE_ENV: "production" }],
  ["when it is turned off", { DEMO: "false" }],
  ["on an address that others reach", { HOST: "0.0.0.0" }],
])("there is no demo employer %s", async (_name, env) => {
  const service = await startService({ ...(await variables("embedded")), ...env });
  expect(service.output()).not.toContain("Demo API key");
});

test("a name with several addresses is one server: its limits are set once", async () => {
  const env = { ...(await variables("embedded")), DEMO: "false", LOG_LEVEL: "info" };
  const service = await startService({ ...env, HOST: "localhost" });
  expect(await service.stop()).toBe(0);
  expect(service.output().match(/Server listening at/g)).toHaveLength(1);
});

test("the processes of the tests do not reach what the shell's variables name", async () => {
  vi.stubEnv("DATABASE_URL", "postgresql://127.0.0.1:1/somebodys");
  vi.stubEnv("DEMO", "false");
  const env = await variables("embedded");
  expect(await runAdmin(["list-employers", "--json"], env)).toMatchObject({ code: 0 });
  expect((await startService(env)).output()).toContain("Demo API key");
});

test("admin ends a wrong command with 2 and what is wrong with it", async () => {
  const env = await variables("embedded");
  for (const [args, sentence] of [
    [["add-key", "--colour", "red"], /colour/],
    [["seed", "--employer", "one", "--jobs", "1"], /whole number/],
  ] as const)
    expect(await runAdmin([...args, "--json"], env)).toMatchObject({
      code: 2,
      stdout: "",
      stderr: expect.stringMatching(sentence) as string,
    });
});

test("a HOST where it cannot listen is named", async () => {
  const env = { ...(await variables("embedded")), DEMO: "false" };
  for (const host of ["192.0.2.1", "nowhere.invalid"])
    await expect(startService({ ...env, HOST: host })).rejects.toThrow(
      `HOST is ${host}, where this machine cannot listen`,
    );
});
