import { useEffect } from "react";
import { m } from "#src/i18n/paraglide/messages.js";
import { useAnnounce } from "../layout/announcer.tsx";

interface Suggestions {
  /** The suggestions show, and the person has paused typing. */
  settled: boolean;
  pending: boolean;
  count: number;
  /** Says that there are none. */
  noneLabel: string;
}

/** Announces the number of suggestions. */
export function useAnnouncedSuggestions({ settled, pending, count, noneLabel }: Suggestions) {
  const announce = useAnnounce();
  const news = count === 0 ? noneLabel : m.fields_suggestions({ count });
  const due = settled && !pending ? news : "";
  useEffect(() => {
    if (due) announce(due);
  }, [due, announce]);
}
