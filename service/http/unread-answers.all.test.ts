import { connect, type Socket } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { BOTH_ENGINES } from "../db/testing/test-database.ts";
import { newKey, startService, variables } from "../testing/service-process.ts";
import { aJob } from "../testing/service-under-test.ts";

/** Connections of an attacker that sends requests and reads nothing; beyond 500 its address is refused. */
const CONNECTIONS = 400;

/** Requests on each of them at once. */
const PIPELINED = 5;

/** Milliseconds between two connections: at once, most would be refused as they wait for their turn. */
const PAUSE = 25;

/** The bound of all keys is that of four. */
const KEYS = 4;

/** Five of these fill a page of the changes. */
const description = `<p>${"Bread — “fresh”. ".repeat(40_000)}</p>`;
const JOBS = 8;

/** What the attacker asks for. */
const ATTACKS: [name: string, request: string, keys: number][] = [
  ["pages of changes", "GET /api/v1.1/jobs/changes", 1],
  ["jobs", "GET /api/v1.1/jobs/{id}", 1],
  ["writes", "PUT /api/v1.1/jobs/{id}", 1],
  ["pages of changes, four keys", "GET /api/v1.1/jobs/changes", KEYS],
];

test.each(BOTH_ENGINES)("unread answers fill no memory on %s", async (engine) => {
  const env = {
    ...(await variables(engine)),
    DEMO: "false",
    NODE_ENV: "production",
    // As `npm start`.
    NODE_OPTIONS: "--max-semi-space-size=2 --v8-pool-size=1",
  };
  const service = await startService(env);
  const port = Number(new URL(service.origin).port);

  const call = async (apiKey: string, path: string, init: RequestInit = {}) => {
    const headers = { "api-key": apiKey, "content-type": "application/json" };
    const response = await fetch(`${service.origin}/api/v1.1${path}`, { headers, ...init });
    await response.text();
    return response;
  };
  const employers: { apiKey: string; ids: string[] }[] = [];
  while (employers.length <= KEYS) {
    const [apiKey, ids] = [await newKey(env), [] as string[]];
    for (let index = 0; index < JOBS; index++) {
      const body = JSON.stringify({ ...aJob, description });
      const { headers } = await call(apiKey, "/jobs", { method: "POST", body });
      ids.push(headers.get("location")?.split("/").at(-1) ?? "");
    }
    employers.push({ apiKey, ids });
  }
  const [reader, ...attackers] = employers;
  // Clients that read warm the process up.
  for (let count = 0; count < 10; count++)
    for (const { apiKey } of employers)
      expect((await call(apiKey, "/jobs/changes")).status).toBe(200);
  await delay(3_000);
  const idle = service.memory();

  for (const [name, request, keys] of ATTACKS) {
    const sockets: Socket[] = [];
    onTestFinished(() => sockets.forEach((socket) => socket.destroy()));
    let most = 0;
    let closed = 0;
    for (let index = 0; index < CONNECTIONS; index++) {
      const { apiKey = "", ids = [] } = attackers[index % keys] ?? {};
      const body = request.startsWith("PUT") ? `{"title":"Baker ${index}"}` : "";
      const text = [
        `${request.replace("{id}", ids[index % JOBS] ?? "")} HTTP/1.1`,
        "Host: a",
        `API-Key: ${apiKey}`,
        ...(body ? ["Content-Type: application/json", `Content-Length: ${body.length}`] : []),
        `\r\n${body}`,
      ].join("\r\n");
      // It learns of the end alone: nothing is read.
      const socket = connect(port, "127.0.0.1").pause();
      socket.on("error", () => {});
      socket.on("close", () => (closed += 1));
      socket.write(text.repeat(PIPELINED));
      sockets.push(socket);
      await delay(PAUSE);
      if (index % 10 === 0) most = Math.max(most, service.memory());
    }
    // Others are served beside it, and large answers as soon as the service has closed the connections.
    expect((await call(reader?.apiKey ?? "", "/jobs?pageSize=1")).status).toBe(200);
    await expect
      .poll(
        async () => {
          most = Math.max(most, service.memory());
          return (await call(attackers[0]?.apiKey ?? "", "/jobs/changes")).status;
        },
        { timeout: 60_000, interval: 500 },
      )
      .toBe(200);
    const figure = `${engine}, ${name}: ${idle} MB idle, at most ${most} MB, ${(most / idle).toFixed(2)} ×`;
    process.stdout.write(`${figure}\n`);
    for (const socket of sockets) socket.destroy();
    expect.soft(most / idle, figure).toBeLessThan(1.5);
  }
});
