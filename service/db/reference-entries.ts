import { CATEGORIES, POSITION_TYPES, ROUTING_TYPES, SALARY_PERIODS } from "#contract/reference.ts";
import type { Queryable } from "./database.ts";

/** The lists whose ids a job holds, by the names that `reference_entries` has for them. */
export const REFERENCE_LISTS = {
  categories: CATEGORIES,
  positionTypes: POSITION_TYPES,
  salaryPeriods: SALARY_PERIODS,
  routingTypes: ROUTING_TYPES,
} as const;

export type ReferenceList = keyof typeof REFERENCE_LISTS;

export interface ReferenceEntry {
  id: number;
  name: string;
  /** Of a salary period. */
  unit?: string;
}

/** The name of a version's employer, and the entries of the lists that it uses, as they were. */
export type VersionNames = Partial<Record<ReferenceList, ReferenceEntry[]>> & { employer: string };

/** Writes this version's reference lists where the database has others: versions keep the names that they use. */
export async function writeReferenceEntries(db: Queryable): Promise<void> {
  await db.query({
    text: `INSERT INTO reference_entries AS entries (list, id, entry)
      SELECT list, (entry->>'id')::int, entry
      FROM jsonb_each($1::jsonb) AS lists (list, listed), jsonb_array_elements(listed) AS entry
      ON CONFLICT (list, id) DO UPDATE SET entry = excluded.entry WHERE entries.entry <> excluded.entry`,
    values: [JSON.stringify(REFERENCE_LISTS)],
  });
}
