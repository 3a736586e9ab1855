import { createHash } from "node:crypto";
import type { Job } from "#contract/job.ts";
import { LIMITS } from "#contract/limits.ts";
import type { Database, Queryable } from "../db/database.ts";
import { ServiceError } from "../http/errors.ts";
import type { EmployerId } from "../employers/store.ts";
import type { JudgedJob } from "./rules.ts";

interface Remembered {
  bodyHash: Buffer;
  responseBody: string;
}

/** Keys that were made before it are forgotten. */
const OLDEST = `now() - interval '${LIMITS.idempotencyHours} hours'`;

const KEY = /^[\x21-\x7e]{1,255}$/;

/**
 * Runs `create` once for an `Idempotency-Key`: the same key and job get the first answer, until the key
 * is forgotten. Two at once wait for each other; a failure is not remembered. A job is compared as it
 * was validated: a body may be nested too deeply to be written out.
 * @throws 400 for a key that is none, 409 for a key that came with another body
 */
export async function createOnce(
  db: Database,
  employerId: EmployerId,
  key: string,
  { request }: JudgedJob,
  create: (tx: Queryable) => Promise<Job>,
): Promise<Job> {
  if (!KEY.test(key)) {
    throw new ServiceError(
      "invalid_request",
      "An Idempotency-Key has 1 to 255 visible ASCII characters.",
    );
  }
  await forgetSurplusKeys(db, employerId);
  const bodyHash = createHash("sha256").update(JSON.stringify(request)).digest();
  return db.transaction(async (tx) => {
    const first = await claim(tx, employerId, key, bodyHash);
    if (first) {
      if (first.bodyHash.equals(bodyHash)) {
        return { ...(JSON.parse(first.responseBody) as Job), description: request.description };
      }
      throw new ServiceError("conflict", "This Idempotency-Key was used for another body before.");
    }
    const job = await create(tx);
    await tx.query({
      text: `UPDATE idempotency_keys SET job_id = $3, response_body = $4
        WHERE employer_id = $1 AND key = $2`,
      // The description may be long, and a repeated request brings it again.
      values: [employerId, key, job.id, JSON.stringify({ ...job, description: "" })],
    });
    return job;
  });
}

/** Takes the key for this transaction, or answers what it was used for. */
async function claim(
  tx: Queryable,
  employerId: EmployerId,
  key: string,
  bodyHash: Buffer,
): Promise<Remembered | undefined> {
  const values = [employerId, key];
  await tx.query({
    text: `DELETE FROM idempotency_keys
      WHERE employer_id = $1 AND key = $2 AND created_at < ${OLDEST}`,
    values,
  });
  const claimed = await tx.query({
    text: `INSERT INTO idempotency_keys (employer_id, key, body_hash, job_id, response_body)
      VALUES ($1, $2, $3, 0, '') ON CONFLICT DO NOTHING RETURNING key`,
    values: [...values, bodyHash],
  });
  if (claimed.length > 0) return undefined;
  const [first] = await tx.query<Remembered>({
    text: `SELECT body_hash AS "bodyHash", response_body AS "responseBody"
      FROM idempotency_keys WHERE employer_id = $1 AND key = $2`,
    values,
  });
  return first;
}

/** Forgets an employer's oldest keys, all but `LIMITS.idempotencyKeys`. */
async function forgetSurplusKeys(db: Queryable, employerId: EmployerId): Promise<void> {
  await db.query({
    name: "forget_surplus_keys",
    text: `DELETE FROM idempotency_keys WHERE employer_id = $1 AND created_at < (
        SELECT created_at FROM idempotency_keys WHERE employer_id = $1
        ORDER BY created_at DESC OFFSET ${LIMITS.idempotencyKeys - 1} LIMIT 1)`,
    values: [employerId],
  });
}

/** Forgets the keys that are old enough (`LIMITS.idempotencyHours`). */
export async function forgetOldKeys(db: Queryable): Promise<void> {
  await db.query({
    text: `DELETE FROM idempotency_keys WHERE created_at < ${OLDEST}`,
  });
}
