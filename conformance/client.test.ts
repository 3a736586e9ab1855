import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { Client, newJournal } from "./client.ts";

test.each([
  ["POST", 201, [7]],
  ["POST", 200, [7]],
  ["PUT", 201, [7]],
  ["PUT", 200, []],
  ["PATCH", 200, []],
  ["DELETE", 200, []],
])("of jobs that %s answers with %i, those are the run's own: %j", async (method, status, made) => {
  const server = createServer((_asked, answer) => answer.writeHead(status).end('{"id": 7}'));
  onTestFinished(() => void server.close());
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const journal = newJournal(new AbortController().signal);
  await new Client(`http://127.0.0.1:${port}`, undefined, journal).send(method, "/jobs/7");
  expect([...journal.made.keys()]).toEqual(made);
});
