import { useEffect, useState } from "react";
import type { StoredDraft } from "#src/lib/drafts/draft-store.ts";
import type { FormStart } from "../form-start.ts";
import { discardStoredDraft, type FormDrafts } from "./read-drafts.ts";
import { resume } from "./form-draft.ts";

/**
 * What was left unfinished where a form opens. What was typed in this very tab comes straight back
 * (`begun`), as before the reload; what other tabs have left is offered, one at a time.
 */
export function useFormDraft(here: FormDrafts, given: FormStart) {
  const [begun] = useState(() => (here.own ? resume(here.own, given) : null));
  const offersOf = (entries: readonly StoredDraft[]) =>
    entries.flatMap((entry) => resume(entry, given) ?? []).filter(({ parts }) => parts.length > 0);
  const [left, setLeft] = useState(() => offersOf(here.left));
  useEffect(() => {
    // The job says it all by now, or this version cannot read it: nothing to come back to.
    const worth = new Set(left.map(({ entry }) => entry));
    for (const entry of here.left) if (!worth.has(entry)) discardStoredDraft(entry);
    // oxlint-disable-next-line react/exhaustive-deps -- once, for what was left when the form opened
  }, [here]);

  const offer = left[0];
  return {
    begun,
    offer,
    /** The offer is taken, or not wanted. */
    closeOffer: () => setLeft((before) => before.slice(1)),
    /** What the form held before it took an offer becomes one. */
    offerLater: (entry: StoredDraft) => setLeft((before) => [...before, ...offersOf([entry])]),
  };
}
