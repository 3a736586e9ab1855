import { useEffect, useState } from "react";
import { afterClosed, openHere, otherTabs } from "#src/lib/drafts/open-tabs.ts";
import { openedAs, type FormDrafts } from "./read-drafts.ts";

/** Whether the same form is open in another tab of this browser. */
export function useOpenElsewhere(here: FormDrafts): boolean {
  const { tab } = here;
  const opened = openedAs(here);
  const [elsewhere, setElsewhere] = useState(false);
  useEffect(() => {
    const closing = new AbortController();
    const { signal } = closing;
    const watched = new Set<string>();
    const look = async () => {
      const others = await otherTabs(opened, tab);
      if (signal.aborted) return;
      setElsewhere(others.length > 0);
      for (const other of others) if (!watched.has(other)) void watch(other);
    };
    const watch = async (other: string) => {
      watched.add(other);
      try {
        await afterClosed(opened, other, signal);
        watched.delete(other);
        await look();
      } catch {
        // Closed here first.
      }
    };
    void look();
    const close = openHere(opened, tab, () => void look());
    return () => {
      closing.abort();
      close();
    };
  }, [opened, tab]);
  return elsewhere;
}
