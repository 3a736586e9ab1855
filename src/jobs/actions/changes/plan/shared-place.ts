import { placeOf } from "#contract/job-places.ts";
import type { PlannedItem } from "../../operations/plan/planned-item.ts";

/** The place that all postings of a dry run have, as the list shows it; undefined where there are several, or none. */
export function sharedPlace(plan: readonly PlannedItem[]): string | undefined {
  const places = plan.map(({ before }) => new Set(before?.job.locations.map(placeOf)));
  const [first, ...others] = places;
  const shared = [...(first ?? [])].filter((place) => others.every((one) => one.has(place)));
  return shared.length === 1 ? shared[0] : undefined;
}

/** The positions of postings that are in other places too than the one that all have. */
export const positionsElsewhere = (plan: readonly PlannedItem[]): number[] =>
  sharedPlace(plan) === undefined
    ? []
    : plan.flatMap(({ before }, at) => ((before?.job.locations.length ?? 0) > 1 ? [at] : []));
