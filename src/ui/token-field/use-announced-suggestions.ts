import { useEffect } from "react";
import { text } from "#src/i18n/text.ts";
import { useAnnounce } from "../feedback/announcer.tsx";

interface Suggestions {
  /** The suggestions show, and the person has paused typing. */
  settled: boolean;
  pending: boolean;
  count: number;
}

/** Announces the number of suggestions. */
export function useAnnouncedSuggestions({ settled, pending, count }: Suggestions) {
  const announce = useAnnounce();
  const news = count === 0 ? text.fields.noSuggestions : text.fields.suggestions(count);
  const due = settled && !pending ? news : "";
  useEffect(() => {
    if (due) announce(due);
  }, [due, announce]);
}
