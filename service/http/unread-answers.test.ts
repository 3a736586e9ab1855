import { type AddressInfo, connect } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { promisify } from "node:util";
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
  const app = Fastify({
    connectionTimeout: 60_000,
    http: { headersTimeout: 500, connectionsCheckingInterval: 50 },
  });
  const built: number[] = [];
  app.setErrorHandler(sendError);
  limitConnections(app.server, false);
  app.decorateRequest("employer", null);
  limitUnread(app, readTimeout);
  app.get<{ Params: { bytes: string } }>("/expected/:bytes", (request, reply) => {
    const bytes = Number(request.params.bytes);
    request.expectAnswer(bytes);
    built.push(bytes);
    return reply.send("x".repeat(bytes));
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
  const connections = promisify(app.server.getConnections.bind(app.server));
  return { built, unread, get, connections };
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

test.each([
  ["sends nothing more", "", ""],
  ["sends another head without end", "GET / HTTP/1.1\r\nA: ", "a"],
  [
    "sends a body without end",
    "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9000000\r\n\r\n",
    "a",
  ],
])("a client that takes nothing and %s is cut off", async (_name, head, part) => {
  const { unread, connections } = await aService(300);
  const socket = unread(String(LARGE));
  socket.write(head);
  const sending = setInterval(() => socket.write(part), 50);
  onTestFinished(() => clearInterval(sending));
  await expect.poll(connections).toBe(1);
  await expect.poll(connections).toBe(0);
});

test("a client that takes its answer slowly gets all of it", async () => {
  const { unread } = await aService(1_000);
  const socket = unread(String(LARGE));
  let taken = 0;
  while (taken < LARGE) {
    await delay(100);
    const chunk = socket.read(2 * MIB) ?? socket.read();
    taken += (chunk as Buffer | null)?.length ?? 0;
    expect(socket.destroyed).toBe(false);
  }
});
