import { useQueries, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { placeOf } from "#src/jobs/display/place-of.ts";
import { samePlaces } from "#src/jobs/fields/same-places.ts";
import { referenceQueries } from "#src/jobs/reference/reference-queries.ts";

/** How many names are proposed for a place that is not known. */
const MAX_PROPOSALS = 3;

export interface UnknownPlace {
  place: string;
  /** The nearest names that the service suggests. */
  nearest: string[];
}

/** The city of "City, ProvinceCode". */
const cityOf = (place: string) => place.split(",")[0]?.trim() ?? "";

/**
 * Places that were added as typed and that the service's list does not have. `add` remembers a place
 * to check; `find` gives the first suggestion for a text, or the text without one.
 */
export function usePlaceChecks(locations: readonly string[]) {
  const client = useQueryClient();
  const [typed, setTyped] = useState<readonly string[]>([]);
  const checked = locations.filter((place) => typed.includes(place));
  const results = useQueries({
    queries: checked.flatMap((place) => [
      referenceQueries.locations(place),
      referenceQueries.locations(cityOf(place)),
    ]),
  });
  const unknown = checked.flatMap((place, index): UnknownPlace[] => {
    const [exact, near] = results
      .slice(2 * index)
      .map(({ data, isPlaceholderData }) => (isPlaceholderData ? undefined : data));
    // No answer, or no list to check with.
    if (!exact || !near) return [];
    const names = [...new Set([...exact, ...near].map(placeOf))];
    const isKnown = names.some((name) =>
      samePlaces([{ description: name }], [{ description: place }]),
    );
    return isKnown ? [] : [{ place, nearest: names.slice(0, MAX_PROPOSALS) }];
  });
  return {
    unknown,
    add: (place: string) => setTyped((others) => [...others, place]),
    find: async (text: string): Promise<string> => {
      try {
        const found = await client.fetchQuery(referenceQueries.locations(text));
        return found?.[0] ? placeOf(found[0]) : text;
      } catch {
        return text;
      }
    },
  };
}
