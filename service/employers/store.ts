import { type Selectable, sql } from "kysely";
import type { Queryable } from "../db/database.ts";
import { build, run } from "../db/query.ts";
import type { Schema } from "../db/schema.ts";
import { hashApiKey, newApiKey } from "./api-key.ts";
import type { EmployerId, Plan } from "./employer.ts";

export type Employer = Pick<Selectable<Schema["employers"]>, "id" | "name" | "plan">;

/** An employer, and the key that a request used. */
export interface KeyHolder extends Employer {
  keyId: number;
}

export interface ApiKeyRecord {
  keyId: number;
  prefix: string;
  createdAt: string;
  revokedAt: string | null;
}

/** The employer that owns a key, or `null` for an unknown or revoked one (§5). */
export async function findEmployerByKey(db: Queryable, apiKey: string): Promise<KeyHolder | null> {
  const query = build
    .selectFrom("apiKeys")
    .innerJoin("employers", "employers.id", "apiKeys.employerId")
    .select(["employers.id", "employers.name", "employers.plan", "apiKeys.id as keyId"])
    .where("apiKeys.keyHash", "=", hashApiKey(apiKey))
    .where("apiKeys.revokedAt", "is", null);
  const [employer] = await run(db, query, "employer_by_key");
  return employer ?? null;
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

/** Makes a key for an employer. The key itself is returned once and never again. */
export async function addApiKey(
  db: Queryable,
  employerId: EmployerId,
): Promise<{ keyId: number; apiKey: string }> {
  const { apiKey, prefix, hash } = newApiKey();
  const [row] = await run(
    db,
    build.insertInto("apiKeys").values({ employerId, keyHash: hash, prefix }).returning("id"),
  );
  if (!row) throw new Error("The database did not return the id of the new key.");
  return { keyId: row.id, apiKey };
}

/** The keys of an employer, revoked ones too; the keys themselves are not stored. */
export async function listApiKeys(db: Queryable, employerId: EmployerId): Promise<ApiKeyRecord[]> {
  const rows = await run(
    db,
    build
      .selectFrom("apiKeys")
      .select(["id as keyId", "prefix", "createdAt", "revokedAt"])
      .where("employerId", "=", employerId)
      .orderBy("id"),
  );
  return rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    revokedAt: row.revokedAt?.toISOString() ?? null,
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
