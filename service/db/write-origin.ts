import { sql } from "kysely";
import type { Source } from "#contract/history.ts";

/** Who writes jobs, and through what, as their versions keep it. */
export interface WriteOrigin {
  /** The name of the key. */
  by: string | null;
  through: Source;
  changeSet: { id: string; text: string } | null;
  /** The version that the write takes back. */
  undoes?: { job: number; version: number } | undefined;
}

/** Of what the service does by itself. */
export const ownOrigin = (through: Source): WriteOrigin => ({ by: null, through, changeSet: null });

/**
 * For the RETURNING of a statement that writes jobs: the trigger `keep_version`, which runs after all rows were
 * returned, reads it. It holds for the transaction, so that no other user of a pooled connection inherits it.
 */
export const withOrigin = ({ by, through, changeSet, undoes }: WriteOrigin) => {
  const origin = {
    by,
    through,
    changeSetId: changeSet?.id,
    changeSetText: changeSet?.text,
    undoes,
  };
  return sql<string>`set_config('jobs.write', ${JSON.stringify(origin)}, true)`.as("origin");
};

/** Keeps no versions until the transaction ends: of rows that are copied, or removed for good. */
export const WITHOUT_HISTORY = { text: "SELECT set_config('jobs.write', 'off', true)" };
