import { useEffect } from "react";
import { m } from "#src/i18n/paraglide/messages.js";
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
  const news = count === 0 ? m.fields_no_suggestions() : m.fields_suggestions({ count });
  const due = settled && !pending ? news : "";
  useEffect(() => {
    if (due) announce(due);
  }, [due, announce]);
}
