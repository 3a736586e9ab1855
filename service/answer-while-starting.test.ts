import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { answerWhileStarting } from "./answer-while-starting.ts";

async function freePort(): Promise<number> {
  const server = createServer();
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

test("a service that starts is alive and not ready, and leaves its port to what follows", async () => {
  const listen = { host: "127.0.0.1", port: await freePort() };
  const state = { status: "migrating, 1 of 2", message: "The service starts." };
  const stop = await answerWhileStarting(listen, () => state);
  const get = async (path: string) => {
    const response = await fetch(`http://127.0.0.1:${listen.port}${path}`);
    const { status, headers } = response;
    return { status, retryAfter: headers.get("retry-after"), body: await response.json() };
  };
  expect(await get("/health")).toEqual({ status: 200, retryAfter: null, body: { status: "ok" } });
  const later = { status: 503, retryAfter: "5" };
  expect(await get("/ready")).toEqual({ ...later, body: { status: state.status } });
  const refused = { code: "unavailable", message: state.message };
  expect(await get("/api/v1.1/jobs")).toEqual({ ...later, body: refused });

  const elsewhere = await answerWhileStarting(listen, () => state);
  await elsewhere();
  expect((await get("/health")).status).toBe(200);

  await stop();
  const next = createServer();
  await once(next.listen(listen.port, listen.host), "listening");
  await new Promise((resolve) => next.close(resolve));
});
