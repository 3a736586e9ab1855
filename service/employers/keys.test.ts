import { createHash } from "node:crypto";
import { Agent, get } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, onTestFinished, test } from "vitest";
import { createApp } from "../app.ts";
import type { Statement } from "../db/database.ts";
import { createTestDatabase, ENGINES } from "../db/testing/test-database.ts";
import { guarded } from "../testing/employer-statements.ts";
import { aJob, serviceUnderTest } from "../testing/service-under-test.ts";
import { addApiKey, addEmployer, listApiKeys, revokeApiKey, rotateApiKey } from "./store.ts";

const sha256 = (text: string) => createHash("sha256").update(text).digest();

describe.each(ENGINES)("on %s", (engine) => {
  test("the database receives the hash and the prefix of a key, and nothing else", async () => {
    const asked: Statement[] = [];
    const { employer, db, call } = await serviceUnderTest(engine, {
      seen: (statement) => asked.push(statement),
    });
    const { call: own, apiKey } = await employer();
    await own("POST", "/jobs", aJob, { "idempotency-key": "once" });
    await call("GET", "/jobs", undefined, { "api-key": `${apiKey}x` });

    // Looked up by its hash: the comparison reveals nothing of how much of a key was right.
    const lookups = asked
      .filter(({ text }) => text.includes("key_hash"))
      .map(({ values }) => values);
    expect(lookups).toEqual([[sha256(apiKey)], [sha256(`${apiKey}x`)]]);
    expect(JSON.stringify(asked)).not.toContain(apiKey);

    const tables = await db.query<{ name: string }>({
      text: `SELECT table_name AS name FROM information_schema.tables
        WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`,
    });
    const rows = await Promise.all(
      tables.map(({ name }) =>
        db.query<{ row: string }>({ text: `SELECT t::text AS row FROM "${name}" t` }),
      ),
    );
    const everything = rows
      .flat()
      .map(({ row }) => row)
      .join("\n");
    expect(everything).toContain(sha256(apiKey).toString("hex"));
    // One byte more than the beginning that is shown would be one too many.
    expect(everything).toContain(apiKey.slice(0, 10));
    for (const form of [apiKey.slice(0, 11), Buffer.from(apiKey).toString("hex"), btoa(apiKey)])
      expect(everything).not.toContain(form);
  });

  test("a revoked key stops at once: on an open connection, in every process, for own places too", async () => {
    const { db, drop } = await createTestDatabase(engine);
    const apps = [0, 1].map(() => createApp({ db, timeZone: "UTC" }));
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    onTestFinished(async () => {
      agent.destroy();
      await Promise.all(apps.map((app) => app.close()));
      await drop();
    });
    const { apiKey, keyId } = await addApiKey(db, await addEmployer(db, "Example Ltd", "limited"));
    const ports = await Promise.all(
      apps.map(async (app) => {
        await app.listen({ port: 0, host: "127.0.0.1" });
        return (app.server.address() as AddressInfo).port;
      }),
    );
    const headers = { "api-key": apiKey };
    const locations = [{ description: "Nowhereville, BC" }];
    const { statusCode } = await apps[0]!.inject({
      method: "POST",
      url: "/api/v1.1/jobs",
      headers: { ...headers, "idempotency-key": "once" },
      payload: { ...aJob, locations },
    });
    expect(statusCode).toBe(201);

    /** The status, and the port that the connection has on this side. */
    const ask = (port = 0, path = "/jobs") =>
      new Promise<{ status: number | undefined; from: number | undefined; body: string }>(
        (resolve, reject) => {
          get({ port, path: `/api/v1.1${path}`, headers, agent }, (response) => {
            const from = response.socket.localPort;
            let body = "";
            response.on("data", (chunk) => (body += String(chunk)));
            response.on("end", () => resolve({ status: response.statusCode, from, body }));
          }).on("error", reject);
        },
      );
    const before = await Promise.all(ports.map((port) => ask(port)));
    expect(before.map(({ status }) => status)).toEqual([200, 200]);
    expect((await ask(ports[0], "/locations?q=nowhereville")).body).toContain("Nowhereville");

    await revokeApiKey(db, keyId);

    const after = await Promise.all(ports.map((port) => ask(port)));
    expect(after.map(({ status }) => status)).toEqual([401, 401]);
    expect(after.map(({ from }) => from)).toEqual(before.map(({ from }) => from));
    expect((await ask(ports[0], "/locations?q=nowhereville")).body).not.toContain("Nowhereville");
    // An Idempotency-Key does not repeat a response without a key.
    const again = await apps[0]!.inject({
      method: "POST",
      url: "/api/v1.1/jobs",
      headers: { ...headers, "idempotency-key": "once" },
      payload: { ...aJob, locations },
    });
    expect(again.statusCode).toBe(401);
  });

  test("a key that may only read gets a sentence for every write of the interface, and changes nothing", async () => {
    const { db, employer, call } = await serviceUnderTest(engine);
    const { call: own, employerId } = await employer();
    const { body: job } = await own("POST", "/jobs", aJob);
    const { apiKey } = await addApiKey(db, employerId, { scope: "read" });
    const { paths } = (await call("GET", "/openapi.json")).body;
    const operations = Object.entries<object>(paths).flatMap(([path, item]) =>
      ["get", "post", "put", "delete"]
        .filter((method) => method in item)
        .map((method) => ({
          method: method.toUpperCase(),
          path: path.replace("{id}", job.id).replace(/\{\w+\}/, "views"),
        })),
    );
    const writes = operations.filter(({ method }) => method !== "GET");
    expect(writes.length).toBeGreaterThan(6);
    for (const { method, path } of operations) {
      const answer = await call(method, path, undefined, { "api-key": apiKey });
      if (method === "GET") expect([200, 204, 400, 404]).toContain(answer.status);
      else expect(answer, `${method} ${path}`).toMatchObject({ status: 403 });
      if (method !== "GET") expect(answer.body.message).toContain("can only read");
      if (/^\/(jobs|settings)/.test(path)) expect(answer.headers["api-key-scope"]).toBe("read");
    }
    const french = { "api-key": apiKey, "accept-language": "fr" };
    expect((await call("DELETE", `/jobs/${job.id}`, undefined, french)).body.message).toContain(
      "seulement la lecture",
    );
    const unlimited = await own("GET", "/jobs");
    expect(unlimited.body.paging.total).toBe(1);
    expect(unlimited.headers["api-key-scope"]).toBe("write");
  });

  test("responses name the employer and the key, whatever their names, and the plan, in the statement that finds the key", async () => {
    const { db, drop } = await createTestDatabase(engine);
    const statements: string[] = [];
    const app = createApp({
      db: guarded(db, ({ text }) => statements.push(text)),
      timeZone: "UTC",
    });
    onTestFinished(async () => {
      await app.close();
      await drop();
    });
    const url = `${await app.listen({ port: 0, host: "127.0.0.1" })}/api/v1.1/settings/views`;
    for (const [name, plan] of [
      ["Boulangerie Été & fils; 100 %", "limited"],
      ["Two\r\nSet-Cookie: a=b", "unlimited"],
      ["\u202e\u05d0\u05d1 ‏مخبز", "limited"],
      ["🥐".repeat(100), "unlimited"],
      ["id=9&name=Other+%41", "limited"],
    ] as const) {
      const id = await addEmployer(db, name, plan);
      const { apiKey } = await addApiKey(db, id, { name });
      statements.length = 0;
      const { headers } = await fetch(url, { headers: { "API-Key": apiKey } });
      expect(headers.get("set-cookie")).toBeNull();
      expect(headers.get("api-key-plan")).toBe(plan);
      const named = Object.fromEntries(new URLSearchParams(headers.get("api-key-employer") ?? ""));
      expect(named).toEqual({ id: String(id), name });
      expect(decodeURIComponent(headers.get("api-key-name") ?? "")).toBe(name);
      expect(statements.filter((text) => text.includes('"employers"'))).toHaveLength(1);
    }
  });

  test("a key is valid until it expires, and its last use is recorded to the hour", async () => {
    const { db, employer, call } = await serviceUnderTest(engine);
    const { employerId } = await employer();
    const statusOf = async (milliseconds: number) => {
      const expiresAt = new Date(Date.now() + milliseconds);
      const { apiKey } = await addApiKey(db, employerId, { name: "Feed", expiresAt });
      return (await call("GET", "/jobs", undefined, { "api-key": apiKey })).status;
    };
    expect(await statusOf(-1000)).toBe(401);
    expect(await statusOf(60_000)).toBe(200);
    const keys = await listApiKeys(db, employerId);
    const hour = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:[03]0:00.000Z$/) as string;
    expect(keys.map(({ name, usedAt }) => ({ name, usedAt }))).toEqual([
      { name: null, usedAt: null },
      { name: "Feed", usedAt: null },
      { name: "Feed", usedAt: hour },
    ]);
  });

  test("the successor of a limited key ends when that one would have", async () => {
    const { db, employer } = await serviceUnderTest(engine);
    const { employerId } = await employer();
    const expiresAt = new Date(Date.now() + 86_400_000);
    const old = await addApiKey(db, employerId, { name: null, scope: "write", expiresAt });
    await rotateApiKey(db, old.keyId, new Date(Date.now() + 60_000));
    const successor = (await listApiKeys(db, employerId)).at(-1);
    expect(successor?.expiresAt).toBe(expiresAt.toISOString());
  });

  test("a rotated key and its successor are both valid for the days between", async () => {
    const { db, employer, call } = await serviceUnderTest(engine);
    const { employerId } = await employer();
    const old = await addApiKey(db, employerId, { name: "Feed", scope: "read" });
    const rotated = await rotateApiKey(db, old.keyId, new Date(Date.now() + 60_000));
    for (const apiKey of [old.apiKey, rotated && "apiKey" in rotated ? rotated.apiKey : ""])
      expect(await call("GET", "/jobs", undefined, { "api-key": apiKey })).toMatchObject({
        status: 200,
      });
    const keys = await listApiKeys(db, employerId);
    expect(keys.slice(1)).toMatchObject([
      { name: "Feed", scope: "read", expiresAt: expect.any(String) as string },
      { name: "Feed", scope: "read", expiresAt: null },
    ]);
  });

  test("a key that has ended is not rotated", async () => {
    const { db, employer } = await serviceUnderTest(engine);
    const { employerId } = await employer();
    const { keyId } = await addApiKey(db, employerId);
    await rotateApiKey(db, keyId, new Date(Date.now() - 1000));
    expect(await rotateApiKey(db, keyId, new Date())).toBeNull();
  });
});
