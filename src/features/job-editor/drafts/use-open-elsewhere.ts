import { useEffect, useState } from "react";
import { markOpen, openFormName, otherTabs, whenClosed } from "#src/lib/drafts/open-tabs.ts";
import type { FormDrafts } from "./read-drafts.ts";

/** Whether another tab of this browser has the same form open. */
export function useOpenElsewhere(drafts: FormDrafts): boolean {
  const { tab } = drafts;
  const name = openFormName(drafts.owner, drafts.draftKey);
  const [elsewhere, setElsewhere] = useState(false);
  useEffect(() => {
    const closing = new AbortController();
    const { signal } = closing;
    const watched = new Set<string>();
    const check = async () => {
      const others = await otherTabs(name, tab);
      if (signal.aborted) return;
      setElsewhere(others.length > 0);
      for (const other of others) if (!watched.has(other)) void watch(other);
    };
    const watch = async (other: string) => {
      watched.add(other);
      try {
        await whenClosed(name, other, signal);
        watched.delete(other);
        await check();
      } catch {
        // This tab closed first.
      }
    };
    void check();
    const close = markOpen(name, tab, () => void check());
    return () => {
      closing.abort();
      close();
    };
  }, [name, tab]);
  return elsewhere;
}
