import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Job } from "#contract/job.ts";
import { LIMITS } from "#contract/limits.ts";
import type { Database, Queryable } from "../db/database.ts";
import { build, run } from "../db/query.ts";
import { ServiceError } from "../http/errors.ts";
import type { EmployerId } from "../employers/employer.ts";

/** What a write answered. */
export interface Answer {
  status: 200 | 201 | 204;
  id: number;
  /** That the write made. */
  version: number;
  /** `null` after a deletion. */
  job: Job | null;
}

/** An `Idempotency-Key` of an employer, and what it names. */
export interface WriteName {
  employerId: EmployerId;
  key: string;
  /** Tells its request from others: the same key with another one is no repetition. */
  identity: unknown;
  /** The description that the request brings, and that its answer then has. */
  description: string | undefined;
}

/** Keys that are older are forgotten. */
const OLDEST = sql<Date>`now() - ${`${LIMITS.idempotencyHours} hours`}::interval`;

const KEY = /^[\x21-\x7e]{1,255}$/;

/**
 * Runs a write once per `Idempotency-Key`: a repetition gets the first answer, with the version that the
 * first made, whatever has happened since. Write and answer share a transaction; a failure is not kept.
 * `prepare` reads and validates outside of it, and returns the write, which answers `null` where another
 * request was faster.
 * @throws 400 for an invalid key, 409 for a key that names another request
 */
export async function writeOnce(
  db: Database,
  name: WriteName,
  prepare: () => Promise<(tx: Queryable) => Promise<Answer | null>>,
): Promise<Answer | null> {
  if (!KEY.test(name.key)) {
    throw new ServiceError("invalid_request", { key: "idempotencyKeyInvalid" });
  }
  const bodyHash = createHash("sha256").update(JSON.stringify(name.identity)).digest();
  const earlier = await findAnswer(db, name, bodyHash);
  if (earlier) return earlier;
  try {
    const write = await prepare();
    await forgetSurplusKeys(db, name.employerId);
    return await db.transaction(async (tx) => {
      const answer = await write(tx);
      if (answer) await keepAnswer(tx, name, bodyHash, answer);
      return answer;
    });
  } catch (error) {
    // What it found changed, taken or gone may be the work of a repetition that was carried out meanwhile.
    const other = await findAnswer(db, name, bodyHash);
    if (other) return other;
    throw error;
  }
}

async function findAnswer(
  db: Queryable,
  { employerId, key, description }: WriteName,
  bodyHash: Buffer,
): Promise<Answer | undefined> {
  const query = build
    .selectFrom("idempotencyKeys")
    .leftJoin("jobs", (join) =>
      join.onRef("jobs.id", "=", "idempotencyKeys.jobId").on("jobs.employerId", "=", employerId),
    )
    .select(["bodyHash", "jobId", "responseBody", "jobs.description"])
    .select(["idempotencyKeys.status", "idempotencyKeys.version"])
    .where("idempotencyKeys.employerId", "=", employerId)
    .where("key", "=", key)
    .where("createdAt", ">=", OLDEST);
  const [first] = await run(db, query, "answer_by_key");
  if (!first) return undefined;
  if (!first.bodyHash.equals(bodyHash))
    throw new ServiceError("conflict", { key: "idempotencyKeyReused" });
  const { jobId: id, version, responseBody } = first;
  const status = first.status as Answer["status"];
  if (responseBody === "") return { status, id, version, job: null };
  const job = JSON.parse(responseBody) as Job;
  job.description ||= description ?? first.description ?? "";
  return { status, id, version, job };
}

/** @throws where the key was used since it was looked for */
async function keepAnswer(
  tx: Queryable,
  { employerId, key, description }: WriteName,
  bodyHash: Buffer,
  { status, id, version, job }: Answer,
): Promise<void> {
  const kept = {
    bodyHash,
    jobId: id,
    status,
    version,
    responseBody: job
      ? JSON.stringify({ ...job, description: keptDescription(job, description) })
      : "",
  };
  const query = build
    .insertInto("idempotencyKeys")
    .values({ employerId, key, ...kept })
    .onConflict((conflict) =>
      conflict
        .columns(["employerId", "key"])
        .doUpdateSet({ ...kept, createdAt: sql`now()` })
        .where("idempotencyKeys.createdAt", "<", OLDEST),
    )
    .returning("key");
  const claimed = await run(tx, query, "keep_answer");
  if (claimed.length === 0) throw new ServiceError("conflict", { key: "idempotencyKeyReused" });
}

/** A repetition brings what its request holds; a long one is answered as it is by then. */
const keptDescription = ({ description }: Job, sent: string | undefined): string =>
  sent === undefined && description.length <= LIMITS.keptDescription ? description : "";

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
