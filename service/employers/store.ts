import { type Selectable, sql } from "kysely";
import type { Database, Queryable } from "../db/database.ts";
import { build, run } from "../db/query.ts";
import type { Schema } from "../db/schema.ts";
import { continueTimeLine, REWOUND } from "../db/time-line.ts";
import { hashApiKey, newApiKey } from "./api-key.ts";
import type { EmployerId, Plan } from "../db/employer.ts";

export type Employer = Pick<Selectable<Schema["employers"]>, "id" | "name" | "plan">;

/** For how many days an employer was promised its history; `null` until the first daily work. */
export interface PromisedDays {
  historyPublicDays: number | null;
  historyOtherDays: number | null;
}

/** An employer, and the key that a request used. */
export interface KeyHolder extends Employer, PromisedDays {
  keyId: number;
  keyName: string | null;
  readOnly: boolean;
  usedAt: Date | null;
  /** Of the database, which tells with it what a version means. */
  timeLine: string;
}

export interface ApiKeyRecord {
  keyId: number;
  name: string | null;
  prefix: string;
  scope: KeyScope;
  createdAt: string;
  /** The hour of the last use. */
  usedAt: string | null;
  expiresAt: string | null;
  revokedAt: string | null;
  /** The id of the key that replaces it. */
  replacedBy: number | null;
}

/** What a key may do: only read, or everything. */
export type KeyScope = "read" | "write";

/**
 * The employer that owns a key, or `null` for one that is unknown, revoked or expired (§5). The time line is
 * read with it, so that no process goes on with an old one when the server under it is restored.
 */
export async function findEmployerByKey(db: Database, apiKey: string): Promise<KeyHolder | null> {
  const query = build
    .selectFrom("apiKeys")
    .innerJoin("employers", "employers.id", "apiKeys.employerId")
    .select(["employers.id", "employers.name", "employers.plan", "apiKeys.id as keyId"])
    .select(["employers.historyPublicDays", "employers.historyOtherDays"])
    .crossJoin("timeLine")
    .select(["apiKeys.name as keyName", "apiKeys.readOnly", "apiKeys.usedAt"])
    .select("timeLine.id as timeLine")
    .select(sql<boolean | null>`${sql.raw(REWOUND)}`.as("rewound"))
    .where("apiKeys.keyHash", "=", hashApiKey(apiKey))
    .where("apiKeys.revokedAt", "is", null)
    .where((is) => is.or([is("expiresAt", "is", null), is("expiresAt", ">", sql<Date>`now()`)]));
  const [found] = await run(db, query, "employer_by_key");
  if (!found) return null;
  const { rewound, ...employer } = found;
  if (!rewound) return employer;
  await continueTimeLine(db);
  return findEmployerByKey(db, apiKey);
}

/** Milliseconds for which the last use of a key is not written again. */
const USE_PRECISION = 3_600_000;

/** Writes that a key was used, at most once an hour. */
export async function recordUse(db: Queryable, { id, keyId, usedAt }: KeyHolder): Promise<void> {
  if (usedAt && Date.now() - usedAt.getTime() < USE_PRECISION) return;
  await run(
    db,
    build
      .updateTable("apiKeys")
      .set({ usedAt: sql`date_trunc('hour', now())` })
      .where("employerId", "=", id)
      .where("id", "=", keyId),
  );
}

/** Adds an employer and returns its id. */
export async function addEmployer(db: Queryable, name: string, plan: Plan): Promise<EmployerId> {
  const [row] = await run(db, build.insertInto("employers").values({ name, plan }).returning("id"));
  if (!row) throw new Error("The database did not return the id of the new employer.");
  return row.id;
}

const employers = build.selectFrom("employers").select(["id", "name", "plan"]).orderBy("id");

/** An employer by its id, for the administrator. */
export async function findEmployer(db: Queryable, id: number): Promise<Employer | null> {
  const [employer] = await run(db, employers.where("id", "=", id as EmployerId));
  return employer ?? null;
}

/** All employers, oldest first. */
export function listEmployers(db: Queryable): Promise<Employer[]> {
  return run(db, employers);
}

/** What an operator says of a new key; one without an end is valid until it is revoked. */
interface KeyOptions {
  name: string | null;
  scope: KeyScope;
  expiresAt: Date | null;
}

/** Makes a key for an employer. The key itself is returned once and never again. */
export async function addApiKey(
  db: Queryable,
  employerId: EmployerId,
  { name = null, scope = "write", expiresAt = null }: Partial<KeyOptions> = {},
): Promise<{ keyId: number; apiKey: string }> {
  const { apiKey, prefix, hash } = newApiKey();
  const values = { employerId, keyHash: hash, prefix, name, readOnly: scope === "read", expiresAt };
  const [row] = await run(db, build.insertInto("apiKeys").values(values).returning("id"));
  if (!row) throw new Error("The database did not return the id of the new key.");
  return { keyId: row.id, apiKey };
}

interface AddedKey {
  employerId: EmployerId;
  keyId: number;
  apiKey: string;
  /** The end of the new key; `null` without one. */
  expiresAt: Date | null;
  /** The end of the key that it replaces. */
  replacedUntil: Date;
}

/** A key that is valid and replaces the one that was to be rotated. */
interface Successor {
  successor: { keyId: number; prefix: string };
}

const VALID = sql<boolean>`revoked_at IS NULL AND (expires_at IS NULL OR expires_at > now())`;

/**
 * Makes a key with the name, the scope and the end of another one, which stays valid until `until` at most; `null`
 * where there is no valid one with that id. A key whose successor is valid is not rotated a second time. After a
 * successor that was revoked it may be: its own end, which rotation brought forward, is then the successor's.
 */
export function rotateApiKey(
  db: Database,
  keyId: number,
  until: Date,
): Promise<AddedKey | Successor | null> {
  return db.transaction(async (tx) => {
    const [old] = await run(
      tx,
      build
        .selectFrom("apiKeys")
        .select(["employerId", "name", "readOnly", "expiresAt", "replacedBy"])
        .where("id", "=", keyId)
        .where(VALID)
        .forUpdate(),
    );
    if (!old) return null;
    const { employerId, name, readOnly } = old;
    const last = await lastSuccessor(tx, employerId, old.replacedBy);
    if (last?.valid) return { successor: last };
    const { expiresAt } = last ?? old;
    const scope = readOnly ? "read" : "write";
    const added = await addApiKey(tx, employerId, { name, scope, expiresAt });
    const [replaced] = await run(
      tx,
      build
        .updateTable("apiKeys")
        .set({ expiresAt: sql<Date>`LEAST(expires_at, ${until})`, replacedBy: added.keyId })
        .where("employerId", "=", employerId)
        .where("id", "=", keyId)
        .returning("expiresAt"),
    );
    return { employerId, ...added, expiresAt, replacedUntil: replaced?.expiresAt ?? until };
  });
}

/** The end of the chain of keys that replace each other, from the key with that id on. */
async function lastSuccessor(tx: Queryable, employerId: EmployerId, keyId: number | null) {
  let last;
  for (let id = keyId; id !== null; id = last?.replacedBy ?? null) {
    [last] = await run(
      tx,
      build
        .selectFrom("apiKeys")
        .select(["id as keyId", "prefix", "expiresAt", "replacedBy", VALID.as("valid")])
        .where("employerId", "=", employerId)
        .where("id", "=", id),
    );
  }
  return last;
}

/** The keys of an employer, revoked ones too; the keys themselves are not stored. */
export async function listApiKeys(db: Queryable, employerId: EmployerId): Promise<ApiKeyRecord[]> {
  const rows = await run(
    db,
    build
      .selectFrom("apiKeys")
      .select(["id as keyId", "name", "prefix", "readOnly", "createdAt", "usedAt", "expiresAt"])
      .select(["revokedAt", "replacedBy"])
      .where("employerId", "=", employerId)
      .orderBy("id"),
  );
  return rows.map(({ keyId, name, prefix, readOnly, replacedBy, ...times }) => ({
    keyId,
    name,
    prefix,
    scope: readOnly ? "read" : "write",
    createdAt: times.createdAt.toISOString(),
    usedAt: times.usedAt?.toISOString() ?? null,
    expiresAt: times.expiresAt?.toISOString() ?? null,
    revokedAt: times.revokedAt?.toISOString() ?? null,
    replacedBy,
  }));
}

/** Revokes a key at once; false when there is none or it was revoked before. */
export async function revokeApiKey(db: Queryable, keyId: number): Promise<boolean> {
  const rows = await run(
    db,
    build
      .updateTable("apiKeys")
      .set({ revokedAt: sql`now()` })
      .where("id", "=", keyId)
      .where("revokedAt", "is", null)
      .returning("id"),
  );
  return rows.length > 0;
}
