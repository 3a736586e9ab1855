import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Job } from "#contract/job.ts";
import { LIMITS } from "#contract/limits.ts";
import type { Database, Queryable } from "../db/database.ts";
import { build, run } from "../db/query.ts";
import { ServiceError } from "../http/errors.ts";
import type { EmployerId } from "../employers/employer.ts";
import type { ValidJob } from "./rules.ts";

/** Keys that are older are forgotten. */
const OLDEST = sql<Date>`now() - ${`${LIMITS.idempotencyHours} hours`}::interval`;

const KEY = /^[\x21-\x7e]{1,255}$/;

/**
 * Runs `create` once per `Idempotency-Key`: the same key and job get the first response, until the key
 * is deleted. Concurrent requests wait for each other; a failure is not stored. The validated job is
 * compared: a body may be nested too deeply to be serialized.
 * @throws 400 for an invalid key, 409 for a key that was used with another body
 */
export async function createOnce(
  db: Database,
  employerId: EmployerId,
  key: string,
  { request }: ValidJob,
  create: (tx: Queryable) => Promise<Job>,
): Promise<Job> {
  if (!KEY.test(key)) {
    throw new ServiceError("invalid_request", { key: "idempotencyKeyInvalid" });
  }
  await forgetSurplusKeys(db, employerId);
  const bodyHash = createHash("sha256").update(JSON.stringify(request)).digest();
  return db.transaction(async (tx) => {
    const first = await claim(tx, employerId, key, bodyHash);
    if (first) {
      if (first.bodyHash.equals(bodyHash)) {
        return { ...(JSON.parse(first.responseBody) as Job), description: request.description };
      }
      throw new ServiceError("conflict", { key: "idempotencyKeyReused" });
    }
    const job = await create(tx);
    // The description may be long, and a repeated request brings it again.
    const responseBody = JSON.stringify({ ...job, description: "" });
    await run(
      tx,
      build
        .updateTable("idempotencyKeys")
        .set({ jobId: job.id, responseBody })
        .where("employerId", "=", employerId)
        .where("key", "=", key),
    );
    return job;
  });
}

/** Claims the key for this transaction, or returns what it was used for. */
async function claim(
  tx: Queryable,
  employerId: EmployerId,
  key: string,
  bodyHash: Buffer,
): Promise<{ bodyHash: Buffer; responseBody: string } | undefined> {
  await run(
    tx,
    build
      .deleteFrom("idempotencyKeys")
      .where("employerId", "=", employerId)
      .where("key", "=", key)
      .where("createdAt", "<", OLDEST),
  );
  const claimed = await run(
    tx,
    build
      .insertInto("idempotencyKeys")
      .values({ employerId, key, bodyHash, jobId: 0, responseBody: "" })
      .onConflict((conflict) => conflict.doNothing())
      .returning("key"),
  );
  if (claimed.length > 0) return undefined;
  const [first] = await run(
    tx,
    build
      .selectFrom("idempotencyKeys")
      .select(["bodyHash", "responseBody"])
      .where("employerId", "=", employerId)
      .where("key", "=", key),
  );
  return first;
}

/** Forgets an employer's oldest keys, all but `LIMITS.idempotencyKeys`. */
async function forgetSurplusKeys(db: Queryable, employerId: EmployerId): Promise<void> {
  const oldestKept = build
    .selectFrom("idempotencyKeys")
    .select("createdAt")
    .where("employerId", "=", employerId)
    .orderBy("createdAt", "desc")
    .offset(LIMITS.idempotencyKeys - 1)
    .limit(1);
  const surplus = build
    .deleteFrom("idempotencyKeys")
    .where("employerId", "=", employerId)
    .where("createdAt", "<", oldestKept);
  await run(db, surplus, "forget_surplus_keys");
}

/** Forgets the keys that are old enough (`LIMITS.idempotencyHours`). */
export async function forgetOldKeys(db: Queryable): Promise<void> {
  await run(db, build.deleteFrom("idempotencyKeys").where("createdAt", "<", OLDEST));
}
