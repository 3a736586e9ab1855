import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout } from "node:timers/promises";
import { expect, test } from "vitest";
import { answerWhileStarting } from "./answer-while-starting.ts";

const ORIGIN = "https://jobs.example.com";

function isFree(listen: { host: string; port: number }): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer().once("error", () => resolve(false));
    server.listen(listen, () => server.close(() => resolve(true)));
  });
}

async function freePort(): Promise<number> {
  const server = createServer();
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

test("a service that starts is alive and not ready, and leaves its port to what follows", async () => {
  const listen = { host: "127.0.0.1", port: await freePort(), corsOrigins: [ORIGIN] };
  const state = { status: "migrating, 1 of 2", message: "The service starts." };
  const stop = answerWhileStarting(listen, () => state, 0);
  const get = async (path: string) => {
    const response = await fetch(`http://127.0.0.1:${listen.port}${path}`);
    const { status, headers } = response;
    return { status, retryAfter: headers.get("retry-after"), body: await response.json() };
  };
  const answers = () => get("/health").then(Boolean, () => false);
  await expect.poll(answers).toBe(true);
  expect(await get("/health")).toEqual({ status: 200, retryAfter: null, body: { status: "ok" } });
  const later = { status: 503, retryAfter: "5" };
  expect(await get("/ready")).toEqual({ ...later, body: { status: state.status } });
  const refused = { code: "unavailable", message: state.message };
  expect(await get("/api/v1.1/jobs")).toEqual({ ...later, body: refused });

  const asked = async (method: string, origin: string) => {
    const url = `http://127.0.0.1:${listen.port}/api/v1.1/jobs`;
    const { status, headers } = await fetch(url, { method, headers: { origin } });
    return [
      status,
      headers.get("access-control-allow-origin"),
      headers.get("access-control-allow-headers")?.includes("API-Key"),
      headers.get("access-control-expose-headers")?.includes("Retry-After"),
    ];
  };
  expect(await asked("OPTIONS", ORIGIN)).toEqual([204, ORIGIN, true, true]);
  expect(await asked("GET", ORIGIN)).toEqual([503, ORIGIN, true, true]);
  expect(await asked("GET", "https://evil.example")).toEqual([503, null, undefined, undefined]);

  const elsewhere = answerWhileStarting(listen, () => state, 0);
  await setTimeout(0);
  await elsewhere();
  expect((await get("/health")).status).toBe(200);

  await stop();
  expect(await isFree(listen)).toBe(true);
});

test("a service that starts soon refuses connections until then, so that a proxy asks another process", async () => {
  const listen = { host: "127.0.0.1", port: await freePort(), corsOrigins: [] };
  const stop = answerWhileStarting(listen, () => ({ status: "starting", message: "" }));
  expect(await isFree(listen)).toBe(true);
  await stop();
  expect(await isFree(listen)).toBe(true);
});
