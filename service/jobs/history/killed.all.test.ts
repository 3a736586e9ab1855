import { describe, expect, test } from "vitest";
import { openDatabase } from "../../db/opening/open-database.ts";
import { BOTH_ENGINES, newLocation } from "../../db/testing/test-database.ts";
import { newKey, startService, variablesOf } from "../../testing/service-process.ts";
import { aJob } from "../../testing/service-under-test.ts";

const WRITERS = 6;
const ROUNDS = 3;
const WRITES_A_ROUND = 60;

/** Jobs whose versions are not those that were written: one is missing, or was not written. */
const FAULTS = `
  WITH last AS (SELECT DISTINCT ON (employer_id, job_id) * FROM job_versions
    ORDER BY employer_id, job_id, number DESC)
  SELECT 'gap' AS fault, job_id AS id FROM job_versions
    GROUP BY employer_id, job_id HAVING max(number) <> count(*) OR min(number) <> 1
  UNION ALL SELECT 'job without its version', jobs.id FROM jobs
    LEFT JOIN last ON last.employer_id = jobs.employer_id AND job_id = jobs.id
    WHERE last.number IS DISTINCT FROM version OR content <> job_content(to_jsonb(jobs))
  UNION ALL SELECT 'version without its job', job_id FROM last WHERE kind <> 'deleted'
    AND NOT EXISTS (SELECT FROM jobs WHERE jobs.employer_id = last.employer_id AND id = job_id)
  UNION ALL SELECT 'version without its activity', job_id FROM job_versions
    WHERE activity_id NOT IN (SELECT id FROM activities)
  UNION ALL SELECT 'version without its description', job_id FROM job_versions AS versions
    WHERE NOT EXISTS (SELECT FROM jobs WHERE id = job_id)
      AND NOT EXISTS (SELECT FROM job_descriptions AS kept
        WHERE kept.job_id = versions.job_id AND kept.number = description_number)`;

describe.each(BOTH_ENGINES)("on %s", (engine) => {
  test("a service that is killed leaves no write without its version, and no version without its write", async () => {
    const location = await newLocation[engine]();
    const env = { ...variablesOf(location), DEMO: "false", RATE_LIMIT: "off", LOG_LEVEL: "warn" };
    const headers = { "api-key": await newKey(env), "content-type": "application/json" };
    const acknowledged = new Map<number, string>();
    for (let round = 0; round < ROUNDS; round++) {
      const service = await startService(env);
      let writes = 0;
      const send = async (method: string, path: string, body?: object, name?: string) => {
        const answer = await fetch(`${service.origin}/api/v1.1${path}`, {
          method,
          headers: { ...headers, ...(name && { "idempotency-key": name }) },
          ...(body && { body: JSON.stringify(body) }),
        });
        expect(answer.status).toBeLessThan(300);
        writes += 1;
        const etag = answer.headers.get("etag");
        if (etag !== null) acknowledged.set(Number(/^"(\d+)-/.exec(etag)?.[1]), etag);
        return answer;
      };
      const writer = async (_: unknown, writer: number) => {
        for (let count = 0; ; count++) {
          const name = count % 2 ? `${round}-${writer}-${count}` : undefined;
          const { id } = (await (await send("POST", "/jobs", aJob, name)).json()) as { id: number };
          await send("PUT", `/jobs/${id}`, { description: `<p>Bread ${count}.</p>` });
          await send("DELETE", `/jobs/${id}`);
          await send("POST", `/jobs/${id}/restore`);
        }
      };
      const lost = Promise.allSettled(Array.from({ length: WRITERS }, writer));
      await expect.poll(() => writes, { timeout: 120_000 }).toBeGreaterThan(WRITES_A_ROUND);
      await service.stop("SIGKILL");
      for (const { status, ...outcome } of await lost) {
        expect(status).toBe("rejected");
        // A lost connection, and no answer that says something else.
        expect(String("reason" in outcome && outcome.reason)).toMatch(/fetch failed|terminated/);
      }
    }
    const db = await openDatabase(location);
    const faults = await db.query({ text: FAULTS });
    const kept = await db.query<{ id: number; number: number }>({
      text: "SELECT job_id AS id, max(number) AS number FROM job_versions GROUP BY job_id",
    });
    await db.close();
    expect(faults).toEqual([]);
    const numbers = new Map(kept.map(({ id, number }) => [id, number]));
    for (const [id, etag] of acknowledged)
      expect(numbers.get(id)).toBeGreaterThanOrEqual(Number(etag.split("-")[1]));
  }, 600_000);
});
