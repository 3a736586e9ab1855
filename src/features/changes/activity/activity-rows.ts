import type { Activity } from "#contract/history.ts";
import type { ChangeSet } from "#src/jobs/writes/change-set.ts";

/** A row of Activity: what the service knows of it, what this browser does, or both. */
export interface ActivityRow {
  activity?: Activity;
  set?: ChangeSet | undefined;
}

/** When a row began, by which they are in order: the one time that it shows. In milliseconds since 1970. */
export const beganAt = ({ activity, set }: ActivityRow): number =>
  activity ? Date.parse(activity.first) : (set?.createdAt ?? 0);

/** Whether a change set may still send. */
export const isOpen = ({ state }: ChangeSet): boolean => state === "running" || state === "paused";

/**
 * A page of what people did, in the order of the service. The first page also has the change sets of this
 * browser that the service has nothing of yet: those that are not finished, and later ones.
 * @param sets of this browser, newest first
 */
export function activityRows(
  activities: readonly Activity[],
  sets: readonly ChangeSet[],
  page: number,
): ActivityRow[] {
  const known = new Map(sets.map((set) => [set.id, set]));
  const rows: ActivityRow[] = activities.map((activity) => ({
    activity,
    set: known.get(activity.changeSet?.id ?? ""),
  }));
  if (page > 1) return rows;
  const shared = new Set(rows.map(({ set }) => set));
  const oldest = activities.at(-1);
  for (const set of sets) {
    const isLater = !oldest || set.createdAt >= Date.parse(oldest.first);
    if (shared.has(set) || !(isOpen(set) || isLater)) continue;
    const after = rows.findIndex((row) => row.activity && beganAt(row) <= set.createdAt);
    rows.splice(after === -1 ? rows.length : after, 0, { set });
  }
  return rows;
}
