import { useEffect } from "react";
import { text } from "#src/lib/text/field-text.ts";
import { useAnnounce } from "./announcer.tsx";
import type { SuggestionStatus } from "./suggestion-note.tsx";

type Suggestions = {
  /** Whether they are in sight, and nobody is typing any more. */
  settled: boolean;
  status: SuggestionStatus;
  count: number;
};

/** Says how many suggestions there are, or that they did not load. */
export function useAnnouncedSuggestions({ settled, status, count }: Suggestions) {
  const announce = useAnnounce();
  const news = {
    pending: "",
    failed: text.fields.suggestionsFailed,
    ready: count === 0 ? text.fields.noSuggestions : text.fields.suggestions(count),
  }[status];
  const due = settled ? news : "";
  useEffect(() => {
    if (due) announce(due);
  }, [due, announce]);
}
