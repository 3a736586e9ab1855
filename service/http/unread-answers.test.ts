import { type AddressInfo, connect } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import Fastify from "fastify";
import { expect, onTestFinished, test } from "vitest";
import { limitConnections } from "./connection-limits.ts";
import { sendError } from "./errors.ts";
import { limitUnread } from "./unread-answers.ts";

const MIB = 2 ** 20;
/** More than the system takes off a connection that nobody reads. */
const LARGE = 12 * MIB;

/** A service that answers with as many bytes as the path says; `built` lists the answers that it has built. */
async function aService(readTimeout?: number) {
  const app = Fastify({ connectionTimeout: 60_000 });
  const built: number[] = [];
  app.setErrorHandler(sendError);
  limitConnections(app.server, false);
  app.decorateRequest("employer", null);
  limitUnread(app, readTimeout);
  app.get<{ Params: { bytes: string } }>("/expected/:bytes", async (request) => {
    const bytes = Number(request.params.bytes);
    request.expectAnswer(bytes);
    built.push(bytes);
    return "x".repeat(bytes);
  });
  app.get<{ Params: { bytes: string } }>("/:bytes", async (request, reply) =>
    reply.headers({ etag: '"1"' }).send("x".repeat(Number(request.params.bytes))),
  );
  await app.listen({ port: 0, host: "127.0.0.1" });
  onTestFinished(() => {
    app.server.closeAllConnections();
    return app.close();
  });
  const { port } = app.server.address() as AddressInfo;
  /** Asks on a connection and reads nothing. */
  const unread = (...paths: string[]) => {
    const socket = connect(port, "127.0.0.1").pause();
    socket.on("error", () => {});
    socket.write(paths.map((path) => `GET /${path} HTTP/1.1\r\nHost: a\r\n\r\n`).join(""));
    onTestFinished(() => void socket.destroy());
    return socket;
  };
  const get = (path: string) => fetch(`http://127.0.0.1:${port}/${path}`);
  return { built, unread, get };
}

const status = async (response: Promise<Response>) => {
  const { status, body } = await response;
  await body?.cancel();
  return status;
};

test("large answers are refused while others are not read, before they are built, and small ones sent", async () => {
  const { built, unread, get } = await aService();
  const socket = unread(String(LARGE));
  await expect.poll(() => status(get(String(LARGE)))).toBe(429);
  const refused = await get(`expected/${LARGE}`);
  expect(refused.status).toBe(429);
  expect(refused.headers.get("retry-after")).toBe("10");
  expect(refused.headers.has("etag")).toBe(false);
  expect(await refused.json()).toMatchObject({
    message: expect.stringContaining("16 MiB") as string,
  });
  expect(built).toEqual([]);
  expect(await status(get("60000"))).toBe(200);
  socket.destroy();
  await expect.poll(() => status(get(`expected/${LARGE}`))).toBe(200);
});

test("one answer is sent, however large", async () => {
  const { get } = await aService();
  expect((await (await get(String(20 * MIB))).text()).length).toBe(20 * MIB);
});

test("pipelined, the next answer is built when the one before was taken", async () => {
  const { built, unread } = await aService();
  unread(...Array<string>(10).fill(`expected/${LARGE}`));
  await expect.poll(() => built).toHaveLength(1);
  await delay(200);
  expect(built).toHaveLength(1);
});

test("a client that takes nothing is cut off, even when it sends; a slow one is not", async () => {
  const { unread, get } = await aService(300);
  const stalled = unread(String(LARGE));
  const sending = setInterval(() => stalled.write("G"), 50);
  onTestFinished(() => clearInterval(sending));
  const closed = new Promise((resolve) => {
    stalled.once("close", resolve);
  });
  await closed;
  const slow = unread(String(LARGE));
  let taken = 0;
  while (taken < LARGE) {
    await delay(20);
    taken += (slow.read() as Buffer | null)?.length ?? 0;
  }
  expect(await status(get(String(LARGE)))).toBe(200);
});
