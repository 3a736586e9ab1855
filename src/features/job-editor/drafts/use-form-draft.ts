import { useEffect, useState } from "react";
import type { StoredDraft } from "#src/lib/drafts/draft-store.ts";
import type { FormStart } from "../form/form-start.ts";
import { restoreDraft } from "./form-draft.ts";
import { discardStoredDraft, type FormDrafts } from "./read-drafts.ts";

/** Restores the draft of this tab at once, and offers those of closed tabs one at a time. */
export function useFormDraft(drafts: FormDrafts, start: FormStart) {
  const [initial] = useState(() =>
    drafts.own ? restoreDraft(drafts.own, start, drafts.writes) : null,
  );
  const offersOf = (entries: readonly StoredDraft[]) =>
    entries
      .flatMap((entry) => restoreDraft(entry, start, drafts.writes) ?? [])
      .filter(({ fieldGroups }) => fieldGroups.length > 0);
  const [offers, setOffers] = useState(() => offersOf(drafts.others));
  useEffect(() => {
    // Drafts that are unreadable or saved by now.
    const offered = new Set(offers.map(({ entry }) => entry));
    for (const entry of drafts.others) if (!offered.has(entry)) discardStoredDraft(entry);
    // oxlint-disable-next-line react/exhaustive-deps -- only for the drafts found when the form opened
  }, [drafts]);

  return {
    /** The restored draft of this tab. */
    initial,
    offer: offers[0],
    closeOffer: () => setOffers((before) => before.slice(1)),
    offerLater: (entry: StoredDraft) => setOffers((before) => [...before, ...offersOf([entry])]),
  };
}
