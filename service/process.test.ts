import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { describe, expect, onTestFinished, test } from "vitest";
import { ENGINES } from "./db/testing/test-database.ts";
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

test("where it cannot listen, the variable and its value are named", { tags: "all" }, async () => {
  const other = createServer().listen(0, "127.0.0.1");
  onTestFinished(() => void other.close());
  await once(other, "listening");
  const busy = String((other.address() as AddressInfo).port);
  const env = { ...(await variables("embedded")), DEMO: "false" };
  await expect(startService({ ...env, PORT: busy })).rejects.toThrow(
    `PORT is ${busy}, where something else listens already.`,
  );
});
