import type { RefObject } from "react";
import { session } from "#src/lib/session/current-session.ts";
import { keep, type StoredDraft } from "#src/lib/drafts/draft-store.ts";
import type { JobFormApi } from "../form-context.ts";
import type { FormStart } from "../form-start.ts";
import { unsavedParts } from "../conflict/parts.ts";
import type { UnconfirmedWrites } from "../save/unconfirmed-writes.ts";
import { discardStoredDraft, type FormDrafts, tabBeside } from "./read-drafts.ts";
import type { FormDraft, DraftContent } from "./form-draft.ts";

/** What is typed is on the disk after a pause of this length, and at once when the page is hidden. */
const PAUSE_MS = 300;

export interface AutosavedForm {
  here: FormDrafts;
  /** Under whose name it is kept; the employer of a key may become known late. */
  owner: string | undefined;
  form: JobFormApi;
  start: FormStart;
  unconfirmedRef: RefObject<UnconfirmedWrites>;
  /** What a person calls the form, as it is now. */
  nameOf: () => string;
  /** The browser let us keep nothing. */
  onNotKept: () => void;
}

export type Autosave = ReturnType<typeof createAutosave>;

/** Keeps one form in the vault while it holds something unsaved. */
export function createAutosave(first: AutosavedForm) {
  const begun = session.get();
  let latest = first;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let kept = first.here.own;
  let finished = false;

  const entryOf = (tab: string): StoredDraft | undefined => {
    const { here, owner, form, start, unconfirmedRef, nameOf } = latest;
    if (owner === undefined) return undefined;
    const content: DraftContent = {
      start: start.values,
      ...(start.saved && { saved: start.saved }),
      values: form.getValues(),
      unconfirmedWrites: unconfirmedRef.current,
    };
    return { owner, place: here.draftKey, tab, name: nameOf(), typedAt: Date.now(), content };
  };
  /**
   * Whether there is something to keep. Until it is answered, that includes what was sent, even a
   * copy in which nothing was changed.
   */
  const holdsUnsaved = () => {
    const { form, start, unconfirmedRef } = latest;
    const { job, changes } = unconfirmedRef.current;
    return (
      job !== undefined ||
      changes.length > 0 ||
      unsavedParts(start.values, form.getValues()).length > 0
    );
  };
  /** Whether leaving would lose something. */
  const isUnsaved = () => !finished && holdsUnsaved();
  /** Whether it is kept. */
  const write = async (entry: StoredDraft) => {
    try {
      await keep(entry);
      return true;
    } catch {
      latest.onNotKept();
      return false;
    }
  };
  const forgetKept = () => {
    if (kept) discardStoredDraft(kept);
    kept = undefined;
  };
  /** Now, and not after the next pause. */
  const flush = () => {
    clearTimeout(timer);
    // Signing out has asked before; and it is not for whoever signs in next.
    if (finished || !session.isCurrent(begun)) return;
    const { here, onNotKept } = latest;
    if (!holdsUnsaved()) return forgetKept();
    const entry = entryOf(here.tab);
    if (!entry) return onNotKept();
    if (JSON.stringify(kept?.content) === JSON.stringify(entry.content)) return;
    if (kept && (kept.owner !== entry.owner || kept.place !== entry.place)) forgetKept();
    kept = entry;
    void write(entry);
  };

  return {
    /** The form as it is now. */
    follow: (form: AutosavedForm) => {
      latest = form;
    },
    flush,
    isUnsaved,
    unsavedName: () => (isUnsaved() ? latest.nameOf() : undefined),
    typed: () => {
      clearTimeout(timer);
      timer = setTimeout(flush, PAUSE_MS);
    },
    /** Forgets what is kept; what is typed from now on is kept again. */
    startOver: forgetKept,
    /** It is saved, or given up: forgets what is kept, and keeps nothing more. */
    finish: () => {
      clearTimeout(timer);
      finished = true;
      forgetKept();
    },
    /**
     * Keeps what the form holds now in an entry of its own, beside what it will hold next, to be
     * offered again.
     */
    setAside: () => {
      if (!session.isCurrent(begun) || !holdsUnsaved()) return undefined;
      const entry = entryOf(tabBeside(latest.here.tab));
      return entry && { entry, kept: write(entry) };
    },
    /** Makes what another tab has left this tab's own. */
    adopt: async ({ entry }: FormDraft) => {
      kept = { ...entry, tab: latest.here.tab };
      if (await write(kept)) discardStoredDraft(entry);
    },
  };
}
