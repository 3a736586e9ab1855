import type { ReactNode } from "react";
import { list } from "#src/i18n/format.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import type { PlannedItem } from "#src/jobs/actions/operations/plan/planned-item.ts";
import { usePlaceQuestions } from "#src/jobs/requests/reference/use-place-questions.ts";
import { Notice } from "#src/ui/feedback/notice.tsx";

interface UnlistedPlacesProps {
  plan: readonly PlannedItem[];
  included: (position: number) => boolean;
  leaveOut: (positions: readonly number[]) => ReactNode;
}

/** Places that are named; the rows have all. */
const NAMED = 5;

/** Says once which places of the postings are new to them and not in the service's list. */
export function UnlistedPlaces({ plan, included, leaveOut }: UnlistedPlacesProps) {
  const added = plan.flatMap((item, at) =>
    included(at) ? newPlaces(item).map((place) => ({ place, at })) : [],
  );
  const asked = usePlaceQuestions([...new Set(added.map(({ place }) => place))]);
  const unlisted = new Set(asked.flatMap(({ why, place }) => (why === "several" ? [] : place)));
  if (unlisted.size === 0) return null;
  const concerned = added.flatMap(({ place, at }) => (unlisted.has(place) ? at : []));
  const named = [...unlisted].slice(0, NAMED);
  const places = unlisted.size > NAMED ? `${named.join("; ")} …` : list(named);
  return (
    <Notice tone="warning" actions={leaveOut([...new Set(concerned)])}>
      {m.place_unlisted({ count: unlisted.size, places })}
    </Notice>
  );
}

function newPlaces({ before, after }: PlannedItem): string[] {
  const had = new Set(before?.job.locations.map(({ description }) => description));
  const has = after?.locations.map(({ description }) => description) ?? [];
  return has.filter((place) => !had.has(place));
}
