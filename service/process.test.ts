import { once } from "node:events";
import { existsSync } from "node:fs";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { describe, expect, onTestFinished, test } from "vitest";
import { ENGINES, newLocation } from "./db/testing/test-database.ts";
import { newKey, runAdmin, startService, variables } from "./testing/service-process.ts";
import { aJob } from "./testing/service-under-test.ts";

/** SIGINT takes the same way, and is tried in `npm run test:all`. */
const SIGNALS = (["SIGTERM", "SIGINT"] as const).slice(0, process.env["TEST_ALL"] ? 2 : 1);

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

  test("admin works beside a running service and without one", { tags: "all" }, async () => {
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
    const status = async () => {
      const { status } = await fetch(`${service.origin}/api/v1.1/jobs`, {
        headers: { "api-key": key.apiKey },
      });
      return status;
    };
    expect(await status()).toBe(200);
    expect(
      await runAdmin(["revoke-key", "--key-id", String(key.keyId), "--json"], env),
    ).toMatchObject({ code: 0, stdout: `{"keyId":${key.keyId},"revoked":true}\n` });
    expect(await status()).toBe(401);
    expect((await runAdmin(["list-employers"], env)).stdout).toContain("Example Ltd");
  });
});

test(
  "a service that stops takes no requests while an admin command goes on, which says when it is gone",
  { tags: "all" },
  async () => {
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
  },
);

test("where it cannot listen, the variable is named, and no database is made", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  onTestFinished(() => void other.close());
  await once(other, "listening");
  const busy = String((other.address() as AddressInfo).port);
  const { dataDir } = await newLocation.embedded({ empty: true });
  const env = { DATA_DIR: dataDir, DEMO: "false" };
  for (const variable of ["PORT", "METRICS_PORT"])
    await expect(startService({ ...env, [variable]: busy })).rejects.toThrow(
      `${variable} is ${busy}, where something else listens already.`,
    );
  await expect(startService({ ...env, HOST: "192.0.2.1" })).rejects.toThrow(
    "HOST is 192.0.2.1, where this machine cannot listen",
  );
  expect(existsSync(dataDir)).toBe(false);
});
