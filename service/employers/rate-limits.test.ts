import { beforeEach, describe, expect, test, vi } from "vitest";
import { aJob, type Call, serviceUnderTest } from "../testing/service-under-test.ts";
import { addApiKey } from "./store.ts";

// Only the clock that is read; what waits for the database goes on.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date", "performance"] });
  return () => vi.useRealTimers();
});
const pass = (seconds: number) => vi.advanceTimersByTime(seconds * 1000);

const PER_KEY = 3;

const limited = () => serviceUnderTest("postgresql", { rateLimit: PER_KEY, trustProxy: true });

describe("the requests of one key", () => {
  test("see their remaining quota, then are refused until the window ends", async () => {
    const { employer } = await limited();
    const { call } = await employer();
    const left = [];
    for (let count = 0; count < PER_KEY; count++) {
      const { status, headers } = await call("GET", "/jobs");
      expect(status).toBe(200);
      expect(headers["ratelimit-policy"]).toBe('"requests";q=3;w=10');
      left.push(headers["ratelimit"]);
      pass(1);
    }
    expect(left).toEqual(['"requests";r=2;t=10', '"requests";r=1;t=9', '"requests";r=0;t=8']);

    const refused = await call("POST", "/jobs", "no JSON");
    expect(refused).toMatchObject({
      status: 429,
      headers: { "retry-after": "7", ratelimit: '"requests";r=0;t=7' },
      body: { message: expect.stringContaining("7 seconds") as string, errors: [] },
    });
    pass(6);
    expect(await call("GET", "/jobs")).toMatchObject({
      status: 429,
      headers: { "retry-after": "1" },
      body: { message: expect.stringContaining("1 second.") as string },
    });
    pass(1);
    expect((await call("GET", "/jobs")).status).toBe(200);
  });

  test("are counted right while the clock is set back", async () => {
    const { employer } = await limited();
    const { call } = await employer();
    for (let count = 0; count <= PER_KEY; count++) await call("GET", "/jobs");
    vi.setSystemTime(Date.now() - 3_600_000);
    expect((await call("GET", "/jobs")).headers["retry-after"]).toBe("10");
    pass(10);
    expect((await call("GET", "/jobs")).status).toBe(200);
  });

  test("slow no other key, not even of the same employer", async () => {
    const { db, employer, call } = await limited();
    const noisy = await employer();
    const other = await employer();
    const second = (await addApiKey(db, noisy.employerId)).apiKey;
    for (let count = 0; count <= PER_KEY; count++) await noisy.call("GET", "/jobs");
    expect((await noisy.call("GET", "/jobs")).status).toBe(429);
    expect((await other.call("GET", "/jobs")).status).toBe(200);
    expect((await call("GET", "/jobs", undefined, { "api-key": second })).status).toBe(200);
    // What needs no key is counted by address, unless a key may change the answer.
    expect((await noisy.call("GET", "/positiontypes")).status).toBe(200);
    expect((await noisy.call("GET", "/locations?q=van")).status).toBe(429);
    expect((await call("GET", "/locations?q=van")).status).toBe(200);
  });
});

describe("the bytes of one key", () => {
  const body = JSON.stringify({ ...aJob, description: "x".repeat(700) });
  // Of a service whose bodies have 1,000 bytes at most, 32 of these in ten seconds.
  const AFFORDED = Math.floor(32_000 / body.length);

  test.each([
    ["with a length", {}],
    ["in chunks", { "transfer-encoding": "chunked" }],
  ])("are counted %s, then refused until the window ends", async (_name, headers) => {
    const { employer } = await serviceUnderTest("postgresql", { rateLimit: 1000, bodyLimit: 1000 });
    const { call } = await employer();
    const other = await employer();
    const post = (client: Call) => client("POST", "/jobs", body, headers);
    for (let count = 0; count < AFFORDED; count++) expect((await post(call)).status).toBe(201);
    pass(3);
    expect(await post(call)).toMatchObject({
      status: 429,
      headers: {
        "retry-after": "7",
        "ratelimit-policy": '"bytes";q=32000;w=10;qu="content-bytes"',
      },
      body: { message: expect.stringContaining("more than 32000 bytes") as string, errors: [] },
    });
    expect((await call("GET", "/jobs")).status).toBe(200);
    expect((await post(other.call)).status).toBe(201);
    pass(7);
    expect((await post(call)).status).toBe(201);
  });
});

describe("requests without a key", () => {
  const from = (address: string) => ({ "x-forwarded-for": address });

  test.each([
    "/openapi.json",
    "/positiontypes",
    "/jobcategories",
    "/locations",
    "/locations/1",
    "/nothing",
    "/jobs",
  ])("for %s are counted by address, whatever key they name", async (path) => {
    const { call } = await limited();
    const get = (address: string, headers = {}) =>
      call("GET", path, undefined, { ...from(address), ...headers });
    for (let count = 0; count < PER_KEY; count++)
      expect((await get("203.0.113.7")).status).not.toBe(429);
    expect(await get("203.0.113.7")).toMatchObject({
      status: 429,
      headers: { "retry-after": "10" },
      body: { message: expect.stringContaining("more than 3 requests") as string, errors: [] },
    });
    expect((await get("203.0.113.8")).status).not.toBe(429);
    // A balancer at the same address still learns how the service is.
    expect((await call("GET", "/health", undefined, from("203.0.113.7"))).status).toBe(200);
  });

  test("for /health are counted apart", async () => {
    const { call } = await limited();
    for (const path of ["/health", "/ready", "/health"])
      expect((await call("GET", path)).status).toBe(200);
    expect((await call("GET", "/ready")).status).toBe(429);
    expect((await call("GET", "/positiontypes")).status).toBe(200);
  });
});

describe("wrong keys from one address", () => {
  const ALLOWED = 30;
  let wrong = 0;

  const tryKey = (call: Call, address: string, path = "/jobs") =>
    call("GET", path, undefined, { "api-key": `jobs_${wrong++}`, "x-forwarded-for": address });

  /** The statuses of so many wrong keys. */
  async function statuses(call: Call, count: number, address: (index: number) => string) {
    const all = new Set<number>();
    for (let index = 0; index < count; index++)
      all.add((await tryKey(call, address(index))).status);
    return [...all];
  }

  test("are slowed down, while right ones from there and all from elsewhere are not", async () => {
    const { employer, call } = await limited();
    const { apiKey } = await employer();
    const here = "203.0.113.7";
    expect(await statuses(call, ALLOWED, () => here)).toEqual([401]);
    pass(20);
    for (const path of ["/jobs", "/locations", "/locations/1000000001"]) {
      const refused = await tryKey(call, here, path);
      expect(refused).toMatchObject({
        status: 429,
        headers: { "retry-after": "40" },
        body: { message: expect.stringContaining("40 seconds") as string, errors: [] },
      });
      expect(refused.headers).not.toHaveProperty("ratelimit");
    }
    const right = { "api-key": apiKey, "x-forwarded-for": here };
    expect((await call("GET", "/jobs", undefined, right)).status).toBe(200);
    expect((await tryKey(call, "203.0.113.8")).status).toBe(401);
    const none = { "x-forwarded-for": here };
    expect((await call("GET", "/jobs", undefined, none)).status).toBe(401);
    pass(40);
    expect((await tryKey(call, here)).status).toBe(401);
  });

  test("count together when they come from one IPv6 network", async () => {
    const { call } = await limited();
    expect(await statuses(call, ALLOWED, (index) => `2001:db8::${index + 1}`)).toEqual([401]);
    expect((await tryKey(call, "2001:db8::ffff:1")).status).toBe(429);
    expect((await tryKey(call, "2001:db8:0:1::1")).status).toBe(401);
  });
});

test("without a limit no request is refused and no quota is sent", async () => {
  const { employer } = await serviceUnderTest("postgresql");
  const { call } = await employer();
  const answer = await call("GET", "/jobs");
  expect(answer.headers).not.toHaveProperty("ratelimit");
  expect(answer.headers).not.toHaveProperty("ratelimit-policy");
  for (let count = 0; count < 40; count++) {
    expect((await call("GET", "/jobs", undefined, { "api-key": "x" })).status).toBe(401);
  }
});
