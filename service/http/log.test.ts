import { Writable } from "node:stream";
import pino from "pino";
import { describe, expect, test } from "vitest";
import { ENGINES } from "../db/testing/test-database.ts";
import { aJob, serviceUnderTest } from "../testing/service-under-test.ts";
import { logOptions } from "./log.ts";

/** A logger that remembers every line, down to the finest. */
function remembered() {
  let text = "";
  const stream = new Writable({
    write(chunk, _encoding, done) {
      text += String(chunk);
      done();
    },
  });
  return { logger: pino(logOptions("trace"), stream), text: () => text };
}

const escaped = (character: string) => `%${character.charCodeAt(0).toString(16)}`;

describe.each(ENGINES)("on %s", (engine) => {
  test("no key is written to the log, wherever a client puts it", async () => {
    const { logger, text } = remembered();
    const { employer, call } = await serviceUnderTest(engine, { logger, trustProxy: true });
    const { call: own, apiKey } = await employer();
    const wrong = `${apiKey.slice(0, -1)}~`;
    const answers = [
      await own("POST", "/jobs", aJob),
      await call("GET", "/jobs", undefined, { "api-key": wrong }),
      await call("GET", `/jobs?api-key=${apiKey}`),
      await own("GET", `/jobs?q=${apiKey}&page=x`),
      await own("GET", `/jobs/${apiKey}`),
      await own("GET", `/${encodeURIComponent(`key ${apiKey}`)}`),
      await own("GET", `/%?${apiKey}`),
      await own("PUT", "/jobs", { referenceId: apiKey }),
      await own("POST", "/jobs", aJob, { "idempotency-key": apiKey, referer: `/${apiKey}` }),
      await own("POST", "/jobs", `{"${apiKey}`),
      await own("POST", "/jobs", apiKey),
      await own("POST", "/jobs", { ...aJob, description: `<${apiKey}>` }),
      await own("POST", "/jobs", { ...aJob, locations: [{ description: apiKey }] }),
      await own("PATCH", `/jobs?${apiKey}`),
      await own("GET", `/jobs?q=${apiKey.replace("_", "%5F")}`),
      await own("GET", `/jobs?q=${apiKey.replace("_", "%25255f")}`),
      await own("GET", `/jobs?q=${apiKey.replace("jobs_", "")}`),
      await own("GET", `/jobs?q=${apiKey.replaceAll(/./g, escaped)}`),
      await own("GET", "/jobs", undefined, { host: apiKey }),
      await own("GET", "/jobs", undefined, { "x-forwarded-for": apiKey }),
      await own("GET", "/jobs", undefined, { "x-forwarded-host": `${apiKey}.example.com` }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([
      201, 401, 401, 400, 404, 404, 400, 400, 201, 400, 400, 400, 201, 405, 200, 200, 200, 200, 200,
      200, 200,
    ]);
    for (const { status, body } of answers)
      if (status >= 400) expect(JSON.stringify(body)).not.toContain(apiKey);
    expect(text()).toContain("/api/v1.1/jobs?q=jobs_***&page=x");
    for (const secret of [
      apiKey,
      wrong,
      apiKey.replace("jobs_", ""),
      apiKey.replaceAll(/./g, escaped),
    ])
      expect(text()).not.toContain(secret);
  });

  test("the line of a request names the employer and the id of its key", async () => {
    const { logger, text } = remembered();
    const { employer, call } = await serviceUnderTest(engine, { logger });
    const { call: own, employerId } = await employer();
    await own("GET", "/jobs");
    await call("GET", "/jobs");
    // A balancer's, twice a second: at level debug.
    await call("GET", "/health");
    const completed = text()
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as { msg: string; level: number; employerId?: number })
      .filter(({ msg, level }) => msg === "request completed" && level >= 30);
    expect(completed).toHaveLength(2);
    expect(completed[0]).toMatchObject({ employerId, keyId: expect.any(Number) as number });
    expect(completed[1]).not.toHaveProperty("employerId");
  });

  test("an internal error is logged without the key, and answered without details", async () => {
    const { logger, text } = remembered();
    const { employer, db } = await serviceUnderTest(engine, { logger });
    const { call, apiKey } = await employer();
    await db.query({ text: "ALTER TABLE jobs RENAME TO jobs_elsewhere" });
    try {
      for (const answer of [
        await call("GET", "/jobs"),
        await call("POST", "/jobs", { ...aJob, referenceId: apiKey }),
      ]) {
        expect(answer).toMatchObject({ status: 500, body: { errors: [] } });
        expect(answer.body.message).toContain(answer.headers["x-request-id"]);
        expect(answer.body.message).not.toMatch(/jobs|relation|sql/i);
      }
    } finally {
      await db.query({ text: "ALTER TABLE jobs_elsewhere RENAME TO jobs" });
    }
    expect(text()).toContain("request failed");
    expect(text()).not.toContain(apiKey);
  });
});
