import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { createApp } from "../app.ts";
import { createTestDatabase, ENGINES } from "../db/testing/test-database.ts";
import { addApiKey, addEmployer } from "../employers/store.ts";
import type { Attack, Outcome } from "../testing/raw-clients.ts";
import { aJob } from "../testing/service-under-test.ts";

const LONG = process.env["TEST_ALL"] !== undefined;

/** How much longer the loop may be blocked than when idle: some 1.3 ms then, 50 ms at most. */
const MAX_RATIO = 40;

/** How often a row is tried: a busy machine holds up the loop too, but hardly each time. */
const ATTEMPTS = 4;

/** Megabytes that the process may grow by. */
const MAX_GROWTH = 250;

interface Row extends Omit<Attack, "port"> {
  name: string;
  /** Statuses that may come back; none where the service waits for more. */
  statuses: number[];
  /** Takes long, or many connections: only by `npm run test:all`. */
  long?: boolean;
}

const lines = (...all: string[]) => `${all.join("\r\n")}\r\n\r\n`;

const get = (target: string) => lines(`GET ${target} HTTP/1.1`, "Host: a");

const KEY = "{key}";

/** A request with a body, of Content-Length unless it is `null`. */
function send(target: string, body: string | null, key = KEY): string {
  const length =
    body === null ? "Transfer-Encoding: chunked" : `Content-Length: ${Buffer.byteLength(body)}`;
  const [method = "", path = ""] = target.split(" ");
  const head = [`${method} ${path} HTTP/1.1`, "Host: a", "Connection: close", `API-Key: ${key}`];
  return lines(...head, "Content-Type: application/json", length) + (body ?? "");
}

const POST = "POST /api/v1.1/jobs";
const job = (change: object) => JSON.stringify({ ...aJob, ...change });
/** To normalise them takes quadratic time. */
const MARKS = `a${"\u0301\u0316".repeat(200_000)}`;
const WIDE = (piece: string) => `[${piece.repeat(Math.floor(1_000_000 / piece.length))}0]`;
const MIB = "x".repeat(2 ** 20);
const OPENAPI = get("/api/v1.1/openapi.json");

/** Add a row for each new way to make the service work. */
const ROWS: Row[] = [
  ...(
    [
      ["deep lists", "[".repeat(1_000_000)],
      ["deep objects", '{"a":'.repeat(200_000)],
      ["wide lists", WIDE("0,")],
      ["wide lists of lists", WIDE("[],")],
      ["wide objects", `{${WIDE('"a":0,').slice(1, -2)}"z":0}`],
      ["line breaks and no JSON", "\n".repeat(1_000_000)],
      ["escapes", `"${String.raw`\"`.repeat(500_000)}"`],
      ["a number of a million digits", "1".repeat(1_000_000)],
      ["a place of combining marks", job({ locations: [{ description: MARKS }] })],
      ["a title of combining marks", job({ title: MARKS })],
      ["a reference id of combining marks", job({ referenceId: MARKS })],
      ["a description of tags", job({ description: "<b >".repeat(250_000) })],
      ["a description of attributes", job({ description: `<p ${"a ".repeat(400_000)}>` })],
      ["a description of unfinished tags", job({ description: "<a".repeat(400_000) })],
      ["a description of 8 Ki units", job({ description: "<b >".repeat(2048) })],
      ["an unknown text", JSON.stringify({ ...aJob, unknown: "x".repeat(1_000_000) }).slice(0, -1)],
    ] as const
  ).map(([name, body]) => ({
    name,
    connections: 1,
    head: send(POST, body),
    // The worker that checks long descriptions may have to start.
    patience: 20_000,
    statuses: [400],
  })),
  {
    name: "a body without a key",
    connections: 4,
    head: send(POST, null, ""),
    piece: `100000\r\n${MIB}\r\n`,
    times: 20,
    statuses: [401],
  },
  {
    name: "a body to an unknown path",
    connections: 4,
    head: send("POST /nothing", null),
    piece: `100000\r\n${MIB}\r\n`,
    times: 20,
    statuses: [404],
  },
  {
    name: "a body in chunks of a byte",
    connections: 1,
    head: send(POST, null),
    piece: "1\r\nx\r\n".repeat(1000),
    times: 300,
    patience: 20_000,
    statuses: [413],
  },
  {
    name: "bodies that never end, with a key",
    connections: 400,
    head: send(POST, null),
    piece: `80000\r\n${MIB.slice(0, 2 ** 19)}\r\n`,
    times: 1,
    patience: 5_000,
    statuses: [429],
    long: true,
  },
  {
    name: "bodies without a key on a hundred connections",
    connections: 100,
    head: send(POST, null, ""),
    piece: `100000\r\n${MIB}\r\n`,
    times: 4,
    statuses: [401],
    long: true,
  },
  ...["/api/v1.1/openapi.json", "/health", "/api/v1.1/locations?q=a&pageSize=100"].map(
    (target) => ({
      name: `pipelined requests for ${target}`,
      connections: 1,
      head: get(target).repeat(1000),
      statuses: [200, 429],
    }),
  ),
  {
    name: "the smallest pipelined requests",
    connections: 1,
    head: get("/").repeat(2000),
    statuses: [404, 429],
  },
  {
    name: "pipelined requests that are not read",
    connections: 50,
    head: OPENAPI.repeat(90),
    statuses: [200, 429],
    long: true,
  },
  {
    // Of more than 1,000, some releases of Node drop the rest, and newer ones refuse the request.
    name: "many headers",
    connections: 5,
    head: lines("GET /health HTTP/1.1", "Host: a", ...Array<string>(950).fill("a:")),
    statuses: [200],
  },
  {
    name: "a long path",
    connections: 5,
    head: get(`/${"%41".repeat(5000)}`),
    statuses: [404],
  },
  {
    name: "a long query",
    connections: 5,
    head: get(`/api/v1.1/locations?${"q=a&".repeat(3500)}`),
    statuses: [400],
  },
  {
    name: "half-open connections beyond the bound",
    connections: 700,
    head: "GET /health HTTP/1.1\r\nA: b\r\n",
    patience: 5_000,
    statuses: [429],
    long: true,
  },
];

let clients: ChildProcess;
beforeAll(() => {
  const file = path.join(import.meta.dirname, "../testing/raw-clients.ts");
  clients = fork(file, { execArgv: ["--import", "tsx"] });
});
afterAll(() => void clients.kill());

/** Runs `work`; answers for how many milliseconds the loop was held at most. */
async function longestHold(work: () => Promise<unknown>): Promise<number> {
  const histogram = monitorEventLoopDelay({ resolution: 1 });
  await delay(20);
  histogram.enable();
  await work();
  await delay(20);
  histogram.disable();
  return histogram.max / 1e6;
}

describe.each(LONG ? ENGINES : (["postgresql"] as const))("on %s", (engine) => {
  const rows = ROWS.filter(({ long = false }) => LONG || !long);

  test.each(rows)("$name: other clients do not wait, and memory is bounded", async (row) => {
    const { db, drop } = await createTestDatabase(engine);
    // Each attempt begins with counts of its own.
    const { apiKey } = await addApiKey(db, await addEmployer(db, "Example Ltd", "limited"));
    onTestFinished(drop);

    const attack = async (): Promise<Outcome[]> => {
      const app = createApp({ db, timeZone: "UTC", rateLimit: 2000, closeTimeout: 1 });
      await app.listen({ port: 0, host: "127.0.0.1" });
      const { port } = app.server.address() as AddressInfo;
      clients.send({ ...row, port, head: row.head.replaceAll(KEY, apiKey) });
      const [outcomes] = (await once(clients, "message")) as [Outcome[]];
      await app.close();
      return outcomes;
    };

    const idle = await longestHold(() => delay(200));
    const before = process.memoryUsage().rss;
    let outcomes: Outcome[] = [];
    let held = Infinity;
    for (let count = 0; count < ATTEMPTS && held / idle >= MAX_RATIO; count++)
      held = Math.min(held, await longestHold(async () => (outcomes = await attack())));
    const growth = (process.memoryUsage().rss - before) / 2 ** 20;

    const statuses = new Set(outcomes.flatMap((outcome) => outcome.statuses));
    expect(statuses).toEqual(new Set(row.statuses));
    for (const { said } of outcomes.filter((outcome) => (outcome.statuses[0] ?? 0) >= 400))
      expect(said).toContain('{"message":"');
    expect(growth).toBeLessThan(MAX_GROWTH);
    expect(held / idle).toBeLessThan(MAX_RATIO);
  });
});
