import { useEffect, useRef } from "react";
import { text } from "#src/lib/text/field-text.ts";
import { useAnnounce } from "./announcer.tsx";
import type { SuggestionStatus } from "./suggestion-note.tsx";
import { useSettled } from "./use-settled.ts";

/** A pause in typing, before suggestions are asked for or counted aloud. */
const PAUSE_MS = 250;

type SuggestionNews = {
  query: string;
  onQuery: ((query: string) => void) | undefined;
  shown: boolean;
  status: SuggestionStatus;
  count: number;
};

/** After a pause in typing: asks for suggestions, and says how many there are. */
export function useSuggestionNews({ query, onQuery, shown, status, count }: SuggestionNews) {
  const announce = useAnnounce();
  const settled = useSettled(query.trim(), PAUSE_MS);
  const ask = useRef(onQuery);
  useEffect(() => {
    ask.current = onQuery;
  });
  useEffect(() => ask.current?.(settled), [settled]);

  const news = {
    pending: "",
    failed: text.fields.suggestionsFailed,
    ready: count === 0 ? text.fields.noSuggestions : text.fields.suggestions(count),
  }[status];
  const due = shown && settled === query.trim() ? news : "";
  useEffect(() => {
    if (due) announce(due);
  }, [due, announce]);
}
