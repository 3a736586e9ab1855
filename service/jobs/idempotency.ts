import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Job } from "#contract/job.ts";
import { LIMITS } from "#contract/limits.ts";
import type { Database, Queryable } from "../db/database.ts";
import { build, run } from "../db/query.ts";
import { ServiceError } from "../http/errors.ts";
import type { EmployerId } from "../db/employer.ts";
import type { Employer } from "../employers/store.ts";
import { findVersion } from "./version-store.ts";
import { presentJob } from "./presenter.ts";

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
  employer: Employer;
  key: string;
  /** Tells its request from others: the same key with another one is no repetition. */
  identity: unknown;
}

/** What is kept of an answer: the history has the version that the write made. */
interface KeptAnswer {
  bodyHash: Buffer;
  jobId: number;
  status: number;
  version: number;
}

/** Keys that are older are forgotten. */
const OLDEST = sql<Date>`now() - ${`${LIMITS.idempotencyHours} hours`}::interval`;

const KEY = /^[\x21-\x7e]{1,255}$/;

/** In the place of a status: no write was carried out under the name, and none will be. */
const WITHDRAWN = 0;

/** @throws 400 */
function requireKey(key: string): void {
  if (!KEY.test(key)) throw new ServiceError("invalid_request", { key: "idempotencyKeyInvalid" });
}

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
  requireKey(name.key);
  const bodyHash = createHash("sha256").update(JSON.stringify(name.identity)).digest();
  const earlier = await findAnswer(db, name, bodyHash);
  if (earlier) return earlier;
  try {
    const write = await prepare();
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
  { employer, key }: WriteName,
  bodyHash: Buffer,
): Promise<Answer | undefined> {
  const kept = await findKept(db, employer.id, key);
  if (!kept) return undefined;
  if (kept.status === WITHDRAWN)
    throw new ServiceError("conflict", { key: "idempotencyKeyWithdrawn" });
  if (!kept.bodyHash.equals(bodyHash))
    throw new ServiceError("conflict", { key: "idempotencyKeyReused" });
  return readAnswer(db, employer, kept);
}

async function findKept(
  db: Queryable,
  employerId: EmployerId,
  key: string,
): Promise<KeptAnswer | undefined> {
  const query = build
    .selectFrom("idempotencyKeys")
    .select(["bodyHash", "jobId", "status", "version"])
    .where("employerId", "=", employerId)
    .where("key", "=", key)
    .where("createdAt", ">=", OLDEST);
  const [kept] = await run(db, query, "answer_by_key");
  return kept;
}

/**
 * The job as the write left it, from the history.
 * @throws 404 where that version was removed
 */
async function readAnswer(
  db: Queryable,
  employer: Employer,
  { jobId: id, status, version }: KeptAnswer,
): Promise<Answer> {
  if (status === 204) return { status, id, version, job: null };
  const made = await findVersion(db, employer.id, id, version);
  if (!made) throw new ServiceError("not_found", { key: "versionNotFound" });
  const job = presentJob(made.job, employer);
  return { status: status as Answer["status"], id, version, job };
}

/** @throws where the key was used since it was looked for */
async function keepAnswer(
  tx: Queryable,
  { employer, key }: WriteName,
  bodyHash: Buffer,
  { status, id: jobId, version }: Answer,
): Promise<void> {
  if (!(await claimName(tx, employer.id, key, { bodyHash, jobId, status, version })))
    throw new ServiceError("conflict", { key: "idempotencyKeyReused" });
}

/**
 * What was carried out under a name; `null` where nothing was, and nothing will be, as the name is used up. A
 * write that is under way is waited for, or fails.
 * @throws 400 for an invalid key
 */
export async function withdrawName(
  db: Queryable,
  employer: Employer,
  key: string,
): Promise<Answer | null> {
  requireKey(key);
  const nothing = { bodyHash: Buffer.alloc(0), jobId: 0, version: 0 };
  if (await claimName(db, employer.id, key, { ...nothing, status: WITHDRAWN })) return null;
  const kept = await findKept(db, employer.id, key);
  return !kept || kept.status === WITHDRAWN ? null : readAnswer(db, employer, kept);
}

/** Whether the name was free: waits for a transaction that uses it. */
async function claimName(
  db: Queryable,
  employerId: EmployerId,
  key: string,
  { bodyHash, jobId, status, version }: KeptAnswer,
): Promise<boolean> {
  // In this order: the statement has one name.
  const kept = { bodyHash, jobId, status, version };
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
  return (await run(db, query, "claim_name")).length > 0;
}

/** Forgets the keys that are old enough (`LIMITS.idempotencyHours`). */
export async function forgetOldKeys(db: Queryable): Promise<void> {
  await run(db, build.deleteFrom("idempotencyKeys").where("createdAt", "<", OLDEST));
}
