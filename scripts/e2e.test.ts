import { execFile } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { expect, test } from "vitest";
import { freePort } from "./free-port.ts";

/** What `npm run e2e -- --base-url URL` says before it ends; with `key`, no test runs. */
const said = async (baseUrl: string, key: string) =>
  new Promise<string>((resolve) => {
    const args = ["--import", "tsx", path.join(import.meta.dirname, "e2e.ts")];
    const env = { ...process.env, API_KEY: key };
    execFile(process.execPath, [...args, "--base-url", baseUrl], { env }, (_error, _out, err) =>
      resolve(err),
    );
  });

test.each([
  ["a wrong key", 401, "application/json", "key", "does not know the key in API_KEY."],
  ["a page", 200, "text/html", "key", "answers 200 with text/html: is --base-url an"],
  ["no such path", 404, "application/json", "key", "answers 404 with application/json"],
  ["a key that cannot be sent", 200, "application/json", "“key”", "Cannot convert argument"],
])("%s fails before any test runs", async (_what, status, type, key, message) => {
  const server = createServer((_request, response) => {
    response.writeHead(status, { "Content-Type": type }).end("{}");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  expect(await said(baseUrl, key)).toContain(message);
  server.close();
});

test("so is that nothing answers, and why", async () => {
  const baseUrl = `http://127.0.0.1:${await freePort()}`;
  expect(await said(baseUrl, "key")).toContain(`No answer from ${baseUrl} (ECONNREFUSED).`);
});
