import { useQueries, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { placeOf } from "#src/jobs/display/job-text.ts";
import { isSamePlace } from "#src/jobs/fields/same-places.ts";
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
 * to check; `find` gives the first suggestion for a text, or null without one.
 */
export function usePlaceChecks(locations: readonly string[]) {
  const client = useQueryClient();
  const [typed, setTyped] = useState<readonly string[]>([]);
  const checked = locations.filter((place) => typed.includes(place));
  const exact = useSuggestions(checked);
  const unlisted = checked.filter((place, index) => exact[index] && !isListed(place, exact[index]));
  const slips = useQueries({
    queries: unlisted.map((place) => referenceQueries.nearLocations(place)),
  });
  const elsewhere = useSuggestions(unlisted.map(cityOf));
  return {
    unknown: unlisted.map((place, index): UnknownPlace => {
      const names = [
        ...(exact[checked.indexOf(place)] ?? []),
        ...(slips[index]?.data?.map(placeOf) ?? []),
        ...(elsewhere[index] ?? []),
      ];
      return { place, nearest: [...new Set(names)].slice(0, MAX_PROPOSALS) };
    }),
    add: (place: string) => setTyped((others) => [...others, place]),
    find: async (text: string): Promise<string | null> => {
      const found = await client.query(referenceQueries.locations(text)).catch(() => null);
      return found?.[0] ? placeOf(found[0]) : null;
    },
  };
}

/** The service's suggestions for each text; undefined without an answer or a list. */
const useSuggestions = (texts: readonly string[]) =>
  useQueries({
    queries: texts.map((text) => referenceQueries.locations(text)),
  }).map(({ data, isPlaceholderData }) => (isPlaceholderData ? undefined : data?.map(placeOf)));

const isListed = (place: string, names: readonly string[]) =>
  names.some((name) => isSamePlace(name, place));
