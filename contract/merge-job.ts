import { isRecord } from "./request-fields.ts";

/**
 * A PUT is validated as the merged job: the properties sent replace the job's, arrays as a whole, the
 * salary property by property (`null` removes it).
 */
export function mergeJob(job: Readonly<Record<string, unknown>>, changes: object): object {
  const merged: Record<string, unknown> = { ...job, ...changes };
  merged["salary"] = mergeObjects(job["salary"], "salary" in changes ? changes.salary : {});
  return merged;
}

function mergeObjects(base: unknown, changes: unknown): unknown {
  if (!isRecord(base) || !isRecord(changes)) return changes;
  const merged = { ...base };
  for (const [key, value] of Object.entries(changes)) {
    merged[key] = mergeObjects(merged[key], value);
  }
  return merged;
}
