import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import type { EmbeddedLocation, PostgresqlLocation } from "./db/database.ts";
import { ENGINES, newLocation } from "./db/testing/test-database.ts";
import { runAdmin, startService } from "./testing/service-process.ts";
import { aJob } from "./testing/service-under-test.ts";

const variablesOf = (location: EmbeddedLocation | PostgresqlLocation): Record<string, string> =>
  "dataDir" in location ? { DATA_DIR: location.dataDir } : { DATABASE_URL: location.databaseUrl };

const variables = async (engine: (typeof ENGINES)[number]): Promise<Record<string, string>> =>
  variablesOf(await newLocation[engine]());

async function newKey(env: Record<string, string>): Promise<string> {
  const added = await runAdmin(["add-employer", "--name", "Example Ltd", "--json"], env);
  const { employerId } = JSON.parse(added.stdout) as { employerId: number };
  const key = await runAdmin(["add-key", "--employer", String(employerId), "--json"], env);
  return (JSON.parse(key.stdout) as { apiKey: string }).apiKey;
}

test("the processes of the tests do not reach what the shell's variables name", async () => {
  vi.stubEnv("DATABASE_URL", "postgresql://127.0.0.1:1/somebodys");
  vi.stubEnv("DEMO", "false");
  const env = await variables("embedded");
  expect(await runAdmin(["list-employers", "--json"], env)).toMatchObject({ code: 0, stderr: "" });
  expect((await startService(env)).output()).toContain("Demo API key");
});

const SIGNALS = ["SIGTERM", "SIGINT"] as const;

describe.each(ENGINES)("on %s", (engine) => {
  test.each(SIGNALS)("%s, twice, finishes what is under way and prints no key", async (signal) => {
    const env = { ...(await variables(engine)), DEMO: "false", LOG_LEVEL: "trace" };
    const first = await startService(env);
    const apiKey = await newKey(env);

    const headers = { "api-key": apiKey, "content-type": "application/json" };
    const posting = request(`${first.origin}/api/v1.1/jobs`, { method: "POST", headers });
    const answered = new Promise<{ status: number | undefined; body: string }>(
      (resolve, reject) => {
        posting.once("error", reject).once("response", (response) => {
          void text(response).then((body) => resolve({ status: response.statusCode, body }));
        });
      },
    );
    const body = JSON.stringify(aJob);
    posting.write(body.slice(0, 10));
    // The service has the request once it logs it.
    await expect.poll(() => first.output()).toContain("incoming request");
    const stopped = first.stop(signal);
    await expect.poll(() => first.output()).toContain(signal);
    void first.stop(signal);
    posting.end(body.slice(10));
    expect(await answered).toMatchObject({ status: 201 });
    expect(await stopped).toBe(0);
    expect(first.output()).not.toContain(apiKey);

    const second = await startService(env);
    const list = await fetch(`${second.origin}/api/v1.1/jobs`, { headers: { "api-key": apiKey } });
    expect(await list.json()).toMatchObject({ paging: { total: 1 } });
  });

  test("admin works beside a running service and without one", async () => {
    const env = await variables(engine);
    const added = await runAdmin(
      ["add-employer", "--name", "Example Ltd", "--plan", "unlimited", "--json"],
      env,
    );
    expect(added).toMatchObject({ code: 0, stdout: '{"employerId":1}\n' });
    const service = await startService(env);
    const key = JSON.parse(
      (await runAdmin(["add-key", "--employer", "1", "--json"], env)).stdout,
    ) as { apiKey: string; keyId: number };
    expect(await runAdmin(["seed", "--employer", "1", "--jobs", "3", "--json"], env)).toMatchObject(
      { code: 0, stdout: '{"employerId":1,"jobs":3}\n' },
    );
    const status = async () => {
      const { status } = await fetch(`${service.origin}/api/v1.1/jobs`, {
        headers: { "api-key": key.apiKey },
      });
      return status;
    };
    expect(await status()).toBe(200);
    expect((await runAdmin(["list-keys", "--employer", "1", "--json"], env)).stdout).not.toContain(
      key.apiKey,
    );
    expect(
      await runAdmin(["revoke-key", "--key-id", String(key.keyId), "--json"], env),
    ).toMatchObject({ code: 0, stdout: `{"keyId":${key.keyId},"revoked":true}\n` });
    expect(await status()).toBe(401);
    expect((await runAdmin(["list-employers"], env)).stdout).toContain("Example Ltd");
  });

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
      stderr: expect.stringMatching(/^There is a file .*left as it is/) as string,
    });

    const before = await listOf(service);
    const restored = ["restore", "--from", file, "--json"];
    expect(await runAdmin(restored, env)).toMatchObject({
      code: engine === "embedded" ? 2 : 1,
      stdout: "",
      stderr: expect.stringMatching(
        /^(A|The) service runs on this database\. Stop it first/,
      ) as string,
    });
    expect(await listOf(service)).toBe(before);

    const location = await newLocation[engine]({ empty: true });
    const copy = { ...env, ...variablesOf(location) };
    expect(await runAdmin(restored, copy)).toMatchObject({
      code: 0,
      stdout: expect.stringContaining(counts) as string,
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

test("a service that stops takes no requests while an admin command goes on, which says when it is gone", async () => {
  const env = { ...(await variables("embedded")), DEMO: "false" };
  const service = await startService(env);
  const headers = { "api-key": await newKey(env) };
  const seeding = runAdmin(["seed", "--employer", "1", "--jobs", "1000000", "--json"], env);
  const jobs = async () =>
    (await (await fetch(`${service.origin}/api/v1.1/jobs`, { headers })).text()).match(/"id"/g);
  await expect.poll(jobs).not.toBeNull();
  void service.stop();
  const isServing = () =>
    fetch(`${service.origin}/health`).then(
      () => true,
      () => false,
    );
  await expect.poll(isServing).toBe(false);
  // admin/socket.test.ts covers how long the command may continue.
  await service.stop("SIGKILL");
  expect(await seeding).toEqual({
    code: 1,
    stdout: "",
    stderr: expect.stringContaining("The service stopped before the command was done.") as string,
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

test("where it cannot listen, the variable and its value are named", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  onTestFinished(() => void other.close());
  await once(other, "listening");
  const busy = String((other.address() as AddressInfo).port);
  const env = { ...(await variables("embedded")), DEMO: "false" };
  await expect(startService({ ...env, PORT: busy })).rejects.toThrow(
    `PORT is ${busy}, where something else listens already.`,
  );
  for (const host of ["192.0.2.1", "nowhere.invalid"])
    await expect(startService({ ...env, HOST: host })).rejects.toThrow(
      `HOST is ${host}, where this machine cannot listen`,
    );
});

test("a name with several addresses is one server: its limits are set once", async () => {
  const env = { ...(await variables("embedded")), DEMO: "false", LOG_LEVEL: "info" };
  const service = await startService({ ...env, HOST: "localhost" });
  expect(await service.stop()).toBe(0);
  expect(service.output().match(/Server listening at/g)).toHaveLength(1);
});
