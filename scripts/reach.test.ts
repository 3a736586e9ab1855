import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it, vi } from "vitest";
import { freePort } from "./lib/free-port.ts";
import { reach } from "./reach.ts";

/** Reaches for something that answers so. */
async function reachFor(status: number, type: string, key: string) {
  vi.stubEnv("API_KEY", key);
  const server = createServer((_request, response) => {
    response.writeHead(status, { "Content-Type": type }).end("{}");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return reach(`http://127.0.0.1:${port}`).finally(() => server.close());
}

it("accepts an installation", async () => {
  await expect(reachFor(200, "application/json", "key")).resolves.toBeUndefined();
});

it("refuses a key that can only read", async () => {
  vi.stubEnv("API_KEY", "key");
  const headers = { "Content-Type": "application/json", "API-Key-Scope": "read" };
  vi.stubGlobal("fetch", async () => Promise.resolve(new Response("{}", { headers })));
  await expect(reach("http://127.0.0.1:1")).rejects.toThrow("may only read");
});

it.each([
  ["a wrong key", 401, "application/json", "key", "does not know the key in API_KEY."],
  ["a page", 200, "text/html", "key", "answers 200 with text/html: is --base-url an"],
  ["no such path", 404, "application/json", "key", "answers 404 with application/json"],
  ["a key that cannot be sent", 200, "application/json", "“key”", "Cannot convert argument"],
  ["no key", 200, "application/json", "", "API_KEY must hold a key"],
])("recognizes %s", async (_what, status, type, key, message) => {
  await expect(reachFor(status, type, key)).rejects.toThrow(message);
});

it("says that nothing answers, and why", async () => {
  vi.stubEnv("API_KEY", "key");
  const baseUrl = `http://127.0.0.1:${await freePort()}`;
  await expect(reach(baseUrl)).rejects.toThrow(`No answer from ${baseUrl} (ECONNREFUSED).`);
});

it.each(["http://a b", "localhost:8080"])("refuses %j, which is no address", async (baseUrl) => {
  await expect(reach(baseUrl)).rejects.toThrow(`"${baseUrl}" is no address`);
});
