import { connect } from "node:net";
import { promisify } from "node:util";
import { expect, onTestFinished, test, vi } from "vitest";
import { problem } from "#contract/problem.ts";
import { aJob } from "../testing/service-under-test.ts";
import { MAX_PER_ADDRESS, MAX_WAITING } from "./connection-limits.ts";
import { PROTECTION } from "./security-headers.ts";
import { execFileSync } from "node:child_process";
import { HOST, KEY, lines, listening, parse, raw } from "../testing/raw-requests.ts";

test.each<[string, string, number]>([
  ["no HTTP", lines("hello"), 400],
  ["another protocol", "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", 400],
  ["a header without a colon", lines("GET /health HTTP/1.1", HOST, "nonsense"), 400],
  ["a header folded over lines", lines("GET /health HTTP/1.1", HOST, "A: b", " c"), 400],
  ["NUL in a header", lines("GET /health HTTP/1.1", HOST, "A: \0"), 400],
  ["two Hosts", lines("GET /health HTTP/1.1", HOST, "hOST: b.example.com"), 400],
  ["the same Host twice", lines("GET /health HTTP/1.1", HOST, HOST), 400],
  ["two Hosts of HTTP/1.0", lines("GET /health HTTP/1.0", HOST, HOST), 400],
  ["no Host", lines("GET /health HTTP/1.1", "Connection: close"), 400],
  [
    "two lengths, as request smugglers send them",
    lines("POST /api/v1.1/jobs HTTP/1.1", HOST, "Content-Length: 3", "Transfer-Encoding: chunked"),
    400,
  ],
  ["a key in a broken request", lines("GET /health HTTP/1.1", HOST, `API-Key: ${KEY}`, "x"), 400],
  ["headers of 64 KiB", lines("GET /health HTTP/1.1", HOST, `A: ${"x".repeat(65_536)}`), 431],
])("%s is answered with a problem, and closed", async (_name, text, status) => {
  const { port, log } = await listening();
  const answer = parse(await raw(port, text));
  expect(answer.status).toBe(status);
  expect(answer.headers).toContain("connection: close");
  expect(answer.headers).toContain("content-type: application/json");
  for (const [name, value] of Object.entries(PROTECTION))
    expect(answer.headers).toContain(`${name}: ${value}`);
  expect(problem.parse(JSON.parse(answer.body)).message).toMatch(/\S/);
  // The packet would be written as the numbers of its bytes, the key's among them.
  expect(log()).not.toContain(KEY);
  expect(log()).not.toContain(Buffer.from(KEY).join(","));
});

/** The head of a POST whose body has this framing. */
const posting = (apiKey: string, ...framing: string[]) =>
  lines(
    "POST /api/v1.1/jobs HTTP/1.1",
    HOST,
    `API-Key: ${apiKey}`,
    "Content-Type: application/json",
    ...framing,
  );

const MEBIBYTE = " ".repeat(2 ** 20);
const CHUNK = `100000\r\n${MEBIBYTE}\r\n`;

test.each<[string, (apiKey: string) => [text: string, part?: string], status?: number]>([
  ["says nothing at all", () => [""]],
  ["never ends its headers", () => ["GET /health HTTP/1.1\r\n", "A: b\r\n"]],
  ["sends its body a byte at a time", (apiKey) => [posting(apiKey, "Content-Length: 1000"), " "]],
  ["stops in the middle of its body", (apiKey) => [`${posting(apiKey, "Content-Length: 1000")}{`]],
  [
    "promises a body that is too large and never ends it",
    (apiKey) => [posting(apiKey, "Content-Length: 9000000000"), " "],
    413,
  ],
  [
    "never ends a body that has become too large",
    (apiKey) => [`${posting(apiKey, "Transfer-Encoding: chunked")}${CHUNK.repeat(2)}`, CHUNK],
    413,
  ],
  ["has no key and never ends its body", () => [posting(KEY, "Content-Length: 1000"), " "], 401],
])("a client that %s gets a reason and is disconnected", async (_name, sends, status = 408) => {
  const { port, apiKey, log } = await listening({ requestTimeout: 300 });
  const [text, part] = sends(apiKey);
  const answer = parse(await raw(port, text, part === undefined ? part : { part, every: 20 }));
  expect(answer.status).toBe(status);
  // A second response may follow, with the reason for closing.
  expect(answer.body).toContain(status === 408 ? "too long" : '"message":"');
  expect(log()).not.toContain("request failed");
});

test.each<[string, number, string, number]>([
  ["that has too large a body", 5, "POST /api/v1.1/jobs", 413],
  ["that has far too large a body", 20, "POST /api/v1.1/jobs", 413],
  ["without a valid key", 20, "POST /api/v1.1/jobs", 401],
  ["for nothing", 20, "GET /nothing", 404],
  ["of a method that is not offered", 20, "PUT /health", 405],
  ["for what is no path", 20, "POST /%", 400],
])(
  "why a request %s (%i MiB) is refused is read, and the connection serves on",
  async (_name, size, target, status) => {
    const { port, apiKey } = await listening();
    const next = lines("GET /health HTTP/1.1", HOST, "Connection: close");
    const refusal = new RegExp(`^${status} [^]*"message":"`);
    for (const [framing, body] of [
      [`Content-Length: ${size * 2 ** 20}`, MEBIBYTE.repeat(size)],
      ["Transfer-Encoding: chunked", `${CHUNK.repeat(size)}0\r\n\r\n`],
    ] as const) {
      const head = (...more: string[]) =>
        posting(status === 401 ? KEY : apiKey, framing, ...more).replace(
          "POST /api/v1.1/jobs",
          target,
        );
      const said = await raw(port, `${head()}${body}${next}`);
      const [, refused, answer] = said.split("HTTP/1.1 ");
      expect(refused).toMatch(refusal);
      expect(answer).toMatch(/^200 [^]*"ok"/);
      // Who has nothing more to ask gets to read it too.
      const last = await raw(port, `${head("Connection: close")}${body}`);
      expect(last.split("HTTP/1.1 ")[1]).toMatch(refusal);
    }
  },
);

test("a client that is gone before its connection is accepted has no address, and ends no process", async () => {
  const { port, log } = await listening({ rateLimit: 10 });
  const client = `const socket = require("node:net").connect(${port}, "127.0.0.1", () =>
    socket.write("GET /health HTTP/1.1\\r\\nHost: a\\r\\n\\r\\n", () => socket.resetAndDestroy()));`;
  // The loop of this process, which would accept it, waits for the client's end.
  execFileSync(process.execPath, ["-e", client]);
  expect(await raw(port, "GET /health HTTP/1.1\r\nHost: b\r\nConnection: close\r\n\r\n")).toContain(
    " 200 ",
  );
  expect(log()).not.toContain('"host":"a"');
});

test("who sends on for ever after a refusal is cut off", async () => {
  const { port } = await listening({ requestTimeout: 300_000 });
  const text = posting(KEY, "Transfer-Encoding: chunked");
  const answer = parse(await raw(port, text, { part: CHUNK, every: 5 }));
  expect(answer.status).toBe(401);
});

test("two hundred slow clients delay no other client", async () => {
  const { app, port, apiKey } = await listening({ requestTimeout: 2000 });
  const slow = Array.from({ length: 200 }, () =>
    raw(port, posting(apiKey, "Content-Length: 1000"), { part: " ", every: 50 }),
  );
  const { origin } = new URL(`http://127.0.0.1:${port}`);
  const headers = { "api-key": apiKey, "content-type": "application/json" };
  for (let count = 0; count < 20; count++) {
    const { status } = await fetch(`${origin}/api/v1.1/jobs`, {
      method: "POST",
      headers,
      body: JSON.stringify(aJob),
    });
    expect(status).toBe(201);
  }
  expect((await Promise.all(slow)).map((answer) => parse(answer).status)).toEqual(
    Array.from({ length: 200 }, () => 408),
  );
  expect(app.server.maxConnections).toBeGreaterThan(200);
});

test("an expectation that is not known is ignored", async () => {
  const { port } = await listening();
  const text = lines("GET /health HTTP/1.1", HOST, "Expect: the-unexpected", "Connection: close");
  expect(parse(await raw(port, text)).status).toBe(200);
});

test("a client of HTTP/1.0 needs no Host", async () => {
  const { port } = await listening();
  expect(parse(await raw(port, lines("GET /health HTTP/1.0"))).status).toBe(200);
  const { body } = parse(await raw(port, lines("GET /api/v1.1/locations HTTP/1.0")));
  expect(body).toContain(`"next":"http://127.0.0.1:${port}/api/v1.1/locations?`);
});

test.each([
  ["a request that was begun", `GET /ready HTTP/1.1\r\n${HOST}\r\n`, "\r\n"],
  [
    "one that arrives on a connection without a request",
    "",
    `GET /ready HTTP/1.1\r\n${HOST}\r\n\r\n`,
  ],
])(
  "%s when the service stops is answered, and its connection closed",
  async (_name, before, after) => {
    const { app, port } = await listening();
    let said = "";
    const socket = connect(port, "127.0.0.1", () =>
      socket.write(`GET /health HTTP/1.1\r\n${HOST}\r\n\r\n`),
    );
    socket.on("data", (chunk) => (said += chunk.toString()));
    const closed = new Promise((resolve) => {
      socket.once("close", resolve);
    });
    await expect.poll(() => said).toContain("200");
    said = "";
    socket.write(before);
    await expect.poll(() => socket.writableLength).toBe(0);
    const stopped = app.close();
    await expect.poll(() => app.server.listening).toBe(false);
    socket.write(after);
    await Promise.all([closed, stopped]);
    const answer = parse(said);
    expect(answer.status).toBe(200);
    expect(answer.headers).toContain("connection: close");
  },
);

test("a connection on which nothing was ever sent does not keep the service from stopping", async () => {
  const { app, port } = await listening({ closeTimeout: 600_000 });
  const closed = raw(port, "");
  const connections = promisify(app.server.getConnections.bind(app.server));
  await expect.poll(connections).toBe(1);
  await app.close();
  expect(await closed).toBe("");
});

test("a client that sends its body a byte at a time does not keep the service from stopping", async () => {
  const { app, port, apiKey, log } = await listening({ closeTimeout: 300 });
  const closed = raw(port, posting(apiKey, "Content-Length: 1000"), { part: " ", every: 20 });
  await expect.poll(log).toContain("incoming request");
  await app.close();
  expect(await closed).toBe("");
});

test("of one address, what only holds its connection gives way to a client that asks", async () => {
  const { port } = await listening();
  const held = Array.from({ length: MAX_PER_ADDRESS }, () => raw(port, "GET /health HTTP/1.1\r\n"));
  const asking = lines("GET /health HTTP/1.1", HOST, "Connection: close");
  expect(parse(await raw(port, asking)).status).toBe(200);
  const refused = parse(await Promise.race(held));
  expect(refused.status).toBe(429);
  expect(problem.parse(JSON.parse(refused.body)).message).toContain(
    `more than ${MAX_PER_ADDRESS} connections`,
  );
});

test("a trusted proxy may have any number of connections", async () => {
  const { app, port } = await listening({ trustProxy: "loopback" });
  const connections = promisify(app.server.getConnections.bind(app.server));
  const sockets = Array.from({ length: MAX_PER_ADDRESS + 20 }, () => connect(port, "127.0.0.1"));
  onTestFinished(() => sockets.forEach((socket) => socket.destroy()));
  await expect.poll(connections).toBe(sockets.length);
});

test("requests that are sent at once are answered in their order, up to a limit", async () => {
  const { port } = await listening();
  const get = (path: string) => lines(`GET ${path} HTTP/1.1`, HOST);
  const paths = Array.from({ length: MAX_WAITING + 1 }, (_, index) => `/api/v1.1/${index}`);
  const last = lines("GET /health HTTP/1.1", HOST, "Connection: close");
  const answered = await raw(port, paths.slice(1).map(get).join("") + last);
  expect(answered.match(/There is nothing at [^"]*\./g)).toEqual(
    paths.slice(1).map((path) => `There is nothing at ${path}.`),
  );
  expect(answered).toContain('"status":"ok"');

  const refused = await raw(port, [...paths, ...paths, ...paths].map(get).join(""));
  expect(refused.match(/HTTP\/1.1 \d+/g)).toEqual([
    ...paths.map(() => "HTTP/1.1 404"),
    "HTTP/1.1 429",
  ]);
  expect(refused).toContain(`more than ${MAX_WAITING} requests waiting`);
});

test.each(["exa mple", "a/b", "a@b", "javascript:alert(1)", '"><script>', "a:99999"])(
  "Host: %s is refused",
  async (host) => {
    const { port } = await listening();
    const answer = parse(await raw(port, lines("GET /health HTTP/1.1", `Host: ${host}`)));
    expect(answer).toMatchObject({
      status: 400,
      body: expect.stringContaining("does not name a host") as string,
    });
  },
);

test("malformed requests count as requests of their address, and are logged once a minute", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const { port, log } = await listening({ rateLimit: 3 });
  const statuses = [];
  for (const text of [
    "hello",
    "GET /health HTTP/1.1",
    "GET /health HTTP/1.1\r\nHost: a/b",
    "GET / HTTP/9",
    "GET /health HTTP/1.1",
  ])
    statuses.push(parse(await raw(port, lines(text))).status);
  expect(statuses).toEqual([400, 400, 400, 429, 429]);
  const asking = lines("GET /nothing HTTP/1.1", HOST, "Connection: close");
  expect(parse(await raw(port, asking)).status).toBe(429);
  expect(log()).not.toContain("malformed");
  vi.advanceTimersByTime(60_000);
  expect(log().match(/.*malformed.*/g)).toEqual([
    expect.stringContaining('"count":5,"addresses":["127.0.0.1"]'),
  ]);
});

test.each([
  ["close", true],
  ["keep-alive", false],
])(
  "a body that is too large after Connection: %s closes as the client does",
  async (wish, closes) => {
    const { port, apiKey } = await listening();
    const head = posting(apiKey, `Content-Length: ${5 * 2 ** 20}`, `Connection: ${wish}`);
    const next = lines("GET /health HTTP/1.1", HOST, "Connection: close");
    const answer = parse(await raw(port, `${head}${MEBIBYTE.repeat(5)}${next}`));
    expect(answer.status).toBe(413);
    expect(answer.headers.includes("connection: close")).toBe(closes);
  },
);

test("CONNECT is refused in JSON", async () => {
  const { port } = await listening();
  const answer = parse(await raw(port, lines("CONNECT example.com:443 HTTP/1.1", HOST)));
  expect(answer.status).toBe(405);
  expect(problem.parse(JSON.parse(answer.body)).message).toMatch(/CONNECT/);
});
