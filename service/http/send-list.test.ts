import { gunzipSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { createApp } from "../app.ts";
import { createTestDatabase } from "../db/testing/test-database.ts";
import { addApiKey, addEmployer } from "../employers/store.ts";
import { aJob } from "../testing/service-under-test.ts";

const API = "/api/v1.1";

/** A service with twenty jobs, and what it answers to who accepts what. */
async function aService() {
  const { db, drop } = await createTestDatabase("embedded");
  const app = createApp({ db, timeZone: "America/Vancouver" });
  onTestFinished(async () => {
    await app.close();
    await drop();
  });
  const { apiKey } = await addApiKey(db, await addEmployer(db, "Example", "unlimited"));
  const headers = { "api-key": apiKey };
  const job = { ...aJob, description: `<p>${"Bread. ".repeat(1_000)}</p>` };
  for (let count = 0; count < 20; count++)
    await app.inject({ method: "POST", url: `${API}/jobs`, headers, payload: job });
  return async (path: string, accepted: string | undefined) =>
    app.inject({
      url: API + path,
      headers: { ...headers, ...(accepted !== undefined && { "accept-encoding": accepted }) },
    });
}

test("a list is compressed for who accepts it, and is the same list", async () => {
  const get = await aService();
  const cases: [accepted: string | undefined, encoding: "gzip" | undefined][] = [
    ["gzip, deflate, br, zstd", "gzip"],
    ["br;q=1, gzip;q=0.5", "gzip"],
    ["*", "gzip"],
    ["gzip;q=0, br", undefined],
    ["br", undefined],
    ["identity", undefined],
    ["*;q=0", undefined],
    ["", undefined],
    [undefined, undefined],
  ];
  for (const path of ["/jobs?pageSize=100", "/locations?q=s&pageSize=100"]) {
    const plain = await get(path, undefined);
    expect(plain.json()).toMatchObject({ data: expect.any(Array) });
    for (const [accepted, encoding] of cases) {
      const { statusCode, headers, rawPayload } = await get(path, accepted);
      const list = encoding === "gzip" ? gunzipSync(rawPayload) : rawPayload;
      expect({ accepted, statusCode, headers, list: list.toString() }).toMatchObject({
        accepted,
        statusCode: 200,
        headers: {
          "content-type": plain.headers["content-type"],
          "content-length": String(rawPayload.length),
          "cache-control": "no-store",
        },
        list: plain.payload,
      });
      expect(headers["content-encoding"]).toBe(encoding);
    }
  }
});

test.each([
  { what: "a list of little", path: "/jobs?pageSize=10" },
  { what: "a job, whose ETag is strong", path: "/jobs/1" },
])("$what is sent as it is", async ({ path }) => {
  const get = await aService();
  const [plain, answer] = [await get(path, undefined), await get(path, "gzip")];
  expect(answer).toMatchObject({ statusCode: 200, payload: plain.payload });
  expect(answer.headers["content-encoding"]).toBeUndefined();
});
