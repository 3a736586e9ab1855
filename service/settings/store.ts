import { randomInt } from "node:crypto";
import { sql } from "kysely";
import { LIMITS } from "#contract/limits.ts";
import type { Database, Queryable } from "../db/database.ts";
import { build, run } from "../db/query.ts";
import type { EmployerId } from "../db/employer.ts";
import { ServiceError } from "../http/errors.ts";

export interface StoredSetting {
  version: number;
  /** JSON. */
  document: string;
}

/** What the employer has under a name. */
export async function findSetting(
  db: Queryable,
  employerId: EmployerId,
  name: string,
): Promise<StoredSetting | null> {
  const query = build
    .selectFrom("settings")
    .select(["version", "document"])
    .where("employerId", "=", employerId)
    .where("name", "=", name);
  const [setting] = await run(db, query, "setting_by_name");
  return setting ?? null;
}

/**
 * Writes a document under a name, unless `check` throws for what is there.
 * @throws 400 when it is new and the employer has `LIMITS.settings`
 */
export async function saveSetting(
  db: Database,
  employerId: EmployerId,
  { name, document }: { name: string; document: string },
  check: (stored: StoredSetting | null) => void,
): Promise<{ setting: StoredSetting; isNew: boolean }> {
  return db.transaction(async (tx) => {
    await lockSettings(tx, employerId);
    const stored = await findSetting(tx, employerId, name);
    check(stored);
    if (stored?.document === document) return { setting: stored, isNew: false };
    if (!stored) await requireRoom(tx, employerId);
    const write = build
      .insertInto("settings")
      // A document that is written again after a deletion has none of the ETags from before.
      .values({ employerId, name, document, version: randomInt(2 ** 30) })
      .onConflict((conflict) =>
        conflict
          .columns(["employerId", "name"])
          .doUpdateSet({ document, version: sql`settings.version + 1` }),
      )
      .returning(["version", "document"]);
    const [setting] = await run(tx, write, "save_setting");
    if (!setting) throw new Error("The database did not return the setting.");
    return { setting, isNew: !stored };
  });
}

/** Deletes the document under a name, unless `check` throws for what is there. */
export async function deleteSetting(
  db: Database,
  employerId: EmployerId,
  name: string,
  check: (stored: StoredSetting | null) => void,
): Promise<void> {
  return db.transaction(async (tx) => {
    await lockSettings(tx, employerId);
    check(await findSetting(tx, employerId, name));
    const remove = build
      .deleteFrom("settings")
      .where("employerId", "=", employerId)
      .where("name", "=", name);
    await run(tx, remove, "delete_setting");
  });
}

/** One write of an employer's settings at a time. */
async function lockSettings(tx: Queryable, employerId: EmployerId): Promise<void> {
  const employer = build.selectFrom("employers").select("id").where("id", "=", employerId);
  await run(tx, employer.forNoKeyUpdate());
}

async function requireRoom(tx: Queryable, employerId: EmployerId): Promise<void> {
  const query = build
    .selectFrom("settings")
    .select((table) => table.fn.countAll<number>().as("count"))
    .where("employerId", "=", employerId);
  const [row] = await run(tx, query);
  if ((row?.count ?? 0) < LIMITS.settings) return;
  throw new ServiceError("invalid_request", { key: "tooManySettings", max: LIMITS.settings });
}
