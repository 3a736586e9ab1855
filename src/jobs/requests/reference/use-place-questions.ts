import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { judgePlace, lookUpText, type PlaceQuestion, type Suggestions } from "./judge-place.ts";
import { lookUpPlaces } from "./look-up-places.ts";
import { referenceQueries } from "./reference-queries.ts";

/** A place of those that were looked up, with its question. */
export interface PlaceInQuestion extends PlaceQuestion {
  place: string;
}

const NONE: Suggestions = new Map();

const suggestionsQuery = (texts: readonly string[]) =>
  queryOptions({
    queryKey: [...referenceQueries.all(), "suggestions", texts],
    queryFn: async ({ client, signal }) => lookUpPlaces(client, texts, signal, () => {}),
    enabled: texts.length > 0,
    placeholderData: keepPreviousData,
    structuralSharing: false,
    gcTime: 0,
  });

/** The places that raise a question, wherever they were typed; each is looked up once. */
export function usePlaceQuestions(places: readonly string[]): PlaceInQuestion[] {
  const texts = [...new Set(places.map((place) => lookUpText(place, "")))];
  const suggestions = useQuery(suggestionsQuery(texts)).data ?? NONE;
  return places.flatMap((place) => {
    const question = judgePlace(place, "", suggestions);
    return question ? { place, ...question } : [];
  });
}

/** Whether the service's list lacks a place. */
export const isUnknown = (questions: readonly PlaceInQuestion[], place: string): boolean =>
  questions.some((one) => one.place === place && one.why !== "several");
