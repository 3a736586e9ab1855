import { termOf } from "#contract/search-text.ts";
import { foldText } from "#contract/text.ts";
import { placeOf } from "#contract/job-places.ts";
import type { VersionedJob } from "../../requests/read-requests.ts";
import { jobsOfView } from "./jobs-of-view.ts";
import type { JobView } from "./view.ts";

/** Shorter terms begin too many names. */
const MIN_LETTERS = 3;

/** Whether a search term may be meant for a place. */
export const mayBePlace = (q: string): boolean =>
  /^[\p{L}\p{M}\s.,'’-]+$/u.test(q) && termOf(q).length >= MIN_LETTERS;

/** The places whose names begin with the term of a view, with how many jobs the term does not find there. */
export function placesBeginningWith(
  jobs: ReadonlyMap<number, VersionedJob>,
  view: JobView,
  today: string,
): { place: string; count: number }[] {
  const term = foldText(termOf(view.q ?? ""));
  const found = new Set(jobsOfView(jobs.values(), view, today));
  const counts = new Map<string, number>();
  for (const entry of jobsOfView(jobs.values(), { ...view, q: undefined }, today)) {
    if (found.has(entry)) continue;
    const places = new Set(entry.job.locations.map(placeOf));
    for (const place of places)
      if (foldText(place).startsWith(term)) counts.set(place, (counts.get(place) ?? 0) + 1);
  }
  return [...counts]
    .map(([place, count]) => ({ place, count }))
    .toSorted((a, b) => b.count - a.count);
}
