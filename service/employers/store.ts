import type { Queryable } from "../db/database.ts";
import { hashApiKey, newApiKey } from "./api-key.ts";

/** Auto-refresh is for employers on the unlimited plan (§2.1). */
export type Plan = "unlimited" | "limited";

declare const known: unique symbol;

/**
 * The id of an employer that this service knows. Only this file makes one, of a key or for the
 * administrator, so that no store can be asked without an employer, or for one that a request names.
 */
export type EmployerId = number & { readonly [known]: true };

export interface Employer {
  id: EmployerId;
  name: string;
  plan: Plan;
}

/** An employer as one of its keys stands for it. */
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
  const [employer] = await db.query<KeyHolder>({
    name: "employer_by_key",
    text: `SELECT employers.id, employers.name, employers.plan, api_keys.id AS "keyId"
      FROM api_keys JOIN employers ON employers.id = api_keys.employer_id
      WHERE api_keys.key_hash = $1 AND api_keys.revoked_at IS NULL`,
    values: [hashApiKey(apiKey)],
  });
  return employer ?? null;
}

/** Adds an employer and answers its id. */
export async function addEmployer(db: Queryable, name: string, plan: Plan): Promise<EmployerId> {
  const [row] = await db.query<{ id: EmployerId }>({
    text: "INSERT INTO employers (name, plan) VALUES ($1, $2) RETURNING id",
    values: [name, plan],
  });
  if (!row) throw new Error("The database did not answer the id of the new employer.");
  return row.id;
}

/** An employer by its id, for the administrator. */
export async function findEmployer(db: Queryable, id: number): Promise<Employer | null> {
  const [employer] = await db.query<Employer>({
    text: "SELECT id, name, plan FROM employers WHERE id = $1",
    values: [id],
  });
  return employer ?? null;
}

/** All employers, the first first. */
export function listEmployers(db: Queryable): Promise<Employer[]> {
  return db.query<Employer>({ text: "SELECT id, name, plan FROM employers ORDER BY id" });
}

/** Makes a key for an employer. The key itself is answered once and never again. */
export async function addApiKey(
  db: Queryable,
  employerId: EmployerId,
): Promise<{ keyId: number; apiKey: string }> {
  const { apiKey, prefix, hash } = newApiKey();
  const [row] = await db.query<{ id: number }>({
    text: "INSERT INTO api_keys (employer_id, key_hash, prefix) VALUES ($1, $2, $3) RETURNING id",
    values: [employerId, hash, prefix],
  });
  if (!row) throw new Error("The database did not answer the id of the new key.");
  return { keyId: row.id, apiKey };
}

/** The keys of an employer, revoked ones too; the keys themselves are nowhere. */
export async function listApiKeys(db: Queryable, employerId: EmployerId): Promise<ApiKeyRecord[]> {
  const rows = await db.query<{ id: number; prefix: string; created: Date; revoked: Date | null }>({
    text: `SELECT id, prefix, created_at AS created, revoked_at AS revoked
      FROM api_keys WHERE employer_id = $1 ORDER BY id`,
    values: [employerId],
  });
  return rows.map(({ id, prefix, created, revoked }) => ({
    keyId: id,
    prefix,
    createdAt: created.toISOString(),
    revokedAt: revoked?.toISOString() ?? null,
  }));
}

/** Stops a key at once; true unless there is none or it was stopped before. */
export async function revokeApiKey(db: Queryable, keyId: number): Promise<boolean> {
  const rows = await db.query({
    text: "UPDATE api_keys SET revoked_at = now() WHERE id = $1 AND revoked_at IS NULL RETURNING id",
    values: [keyId],
  });
  return rows.length > 0;
}
