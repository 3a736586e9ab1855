import { connect } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { BOTH_ENGINES } from "../db/testing/test-database.ts";
import { newKey, startService, variables } from "../testing/service-process.ts";
import { aJob } from "../testing/service-under-test.ts";

/** Connections of the attacker, which sends requests and reads nothing. */
const CONNECTIONS = 400;

/** Requests on each of them at once. */
const PIPELINED = 5;

/** Eight of these fill two pages of the changes. */
const description = `<p>${"Bread — “fresh”. ".repeat(45_000)}</p>`;

/** What the attacker asks for. */
const TARGETS: [name: string, request: string][] = [
  ["pages of changes", "GET /api/v1.1/jobs/changes"],
  ["jobs", "GET /api/v1.1/jobs/{id}"],
  ["writes", "PUT /api/v1.1/jobs/{id}"],
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
  const { port } = new URL(service.origin);
  const headers = { "api-key": await newKey(env), "content-type": "application/json" };
  const call = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(`${service.origin}/api/v1.1${path}`, { headers, ...init });
    return { status: response.status, text: await response.text() };
  };
  const bodies = Array.from({ length: 8 }, (_, index) =>
    JSON.stringify({ ...aJob, referenceId: `r${index}`, description }),
  );
  let id = 0;
  for (const body of bodies) {
    const created = await call("/jobs", { method: "POST", body });
    expect(created.status).toBe(201);
    ({ id } = JSON.parse(created.text) as { id: number });
  }
  // Warm: a client that reads.
  for (let count = 0; count < 20; count++) expect((await call("/jobs/changes")).status).toBe(200);
  await delay(3_000);
  const idle = service.memory();

  for (const [name, request] of TARGETS) {
    const body = request.startsWith("PUT") ? '{"title":"Baker"}' : "";
    const head = [
      `${request.replace("{id}", String(id))} HTTP/1.1`,
      "Host: a",
      `API-Key: ${headers["api-key"]}`,
      ...(body ? ["Content-Type: application/json", `Content-Length: ${body.length}`] : []),
    ];
    const text = `${head.join("\r\n")}\r\n\r\n${body}`.repeat(PIPELINED);
    const sockets = Array.from({ length: CONNECTIONS }, () => {
      const socket = connect(Number(port), "127.0.0.1");
      socket.pause();
      socket.on("error", () => {});
      socket.write(text);
      return socket;
    });
    onTestFinished(() => sockets.forEach((socket) => socket.destroy()));
    let most = 0;
    for (let second = 0; second < 20; second++) {
      await delay(1_000);
      most = Math.max(most, service.memory());
    }
    const figure = `${engine}, ${name}: ${idle} MB idle, ${most} MB attacked: ${(most / idle).toFixed(2)} ×`;
    process.stdout.write(`${figure}\n`);
    sockets.forEach((socket) => socket.destroy());
    expect.soft(most / idle, figure).toBeLessThan(1.5);
    await delay(1_000);
  }
});
