import { session } from "#src/lib/session/current-session.ts";
import { putDraft, type StoredDraft } from "#src/lib/drafts/draft-store.ts";
import { serviceNow } from "#src/lib/time/service-clock.ts";
import { siblingTab } from "#src/lib/drafts/open-tabs.ts";
import { isKept } from "#src/lib/drafts/unfinished-postings.ts";
import { unsavedGroups } from "#src/jobs/job/fields/job-values.ts";
import type { JobFormApi } from "../form/form-context.ts";
import type { FormStart } from "../form/form-start.ts";
import type { DraftContent, FormDraft } from "./form-draft.ts";
import { discardStoredDraft, type FormDrafts } from "./read-drafts.ts";
import type { FormWrite } from "#src/jobs/writes/single-write.ts";

/** Debounce of the autosave; a hidden page is saved at once. */
const PAUSE_MS = 300;

/** The most that a crash loses of text typed without a pause. */
const MAX_WAIT_MS = 1_000;

export interface AutosavedForm {
  drafts: FormDrafts;
  form: JobFormApi;
  start: FormStart;
  unconfirmedWrites: () => readonly FormWrite[];
  /** The form's name for people. */
  nameOf: () => string;
  onStorageFailed: () => void;
}

export type Autosave = ReturnType<typeof createAutosave>;

/** Stores one form as a draft while it has unsaved text. */
export function createAutosave(first: AutosavedForm) {
  const initialSession = session.get();
  let latest = first;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let unsavedSince: number | undefined;
  let stored = first.drafts.own;
  let written: Promise<unknown> = Promise.resolve();
  let finished = false;
  // A posting that a person keeps unfinished: leaving it asks nothing and loses nothing.
  let kept = isKept(stored);

  const draftIn = (tab: string): StoredDraft => {
    const { drafts, form, start, unconfirmedWrites, nameOf } = latest;
    const content: DraftContent = {
      start: start.values,
      ...(start.saved && { saved: start.saved }),
      values: form.getValues(),
      unconfirmedWrites: unconfirmedWrites().map(({ key }) => key),
      ...(kept && !start.saved && { kept }),
    };
    return { place: drafts.draftKey, tab, name: nameOf(), typedAt: serviceNow(), content };
  };
  /** Unconfirmed writes count, even those of an unchanged copy. */
  const hasUnsaved = () => {
    const { form, start, unconfirmedWrites } = latest;
    const hasUnconfirmed = unconfirmedWrites().length > 0;
    return hasUnconfirmed || unsavedGroups(start.values, form.getValues()).length > 0;
  };
  const isUnsaved = () => !finished && !(kept && !latest.start.saved) && hasUnsaved();
  /** @returns whether the draft was stored */
  const write = async (draft: StoredDraft) => {
    try {
      await putDraft(draft);
      return true;
    } catch {
      latest.onStorageFailed();
      return false;
    }
  };
  const discard = () => {
    if (stored) discardStoredDraft(stored);
    stored = undefined;
    kept = false;
  };
  /** Resolves when the draft is stored, or could not be. */
  const flush = async (): Promise<void> => {
    clearTimeout(timer);
    unsavedSince = undefined;
    // After a sign-out the text must not be stored for the next session.
    if (finished || !session.isCurrent(initialSession)) return;
    if (!hasUnsaved()) return discard();
    const draft = draftIn(latest.drafts.tab);
    if (JSON.stringify(stored?.content) !== JSON.stringify(draft.content)) {
      if (stored && stored.place !== draft.place) discardStoredDraft(stored);
      stored = draft;
      written = write(draft);
    }
    await written;
  };

  return {
    /** Updates what the autosave knows of the form. */
    follow: (form: AutosavedForm) => {
      latest = form;
    },
    /** Stores the draft without waiting for the debounce. */
    flush,
    /**
     * Keeps the form of a new job as an unfinished posting.
     * @returns whether it is stored; false if there is nothing to keep
     */
    keep: async () => {
      if (finished || !hasUnsaved()) return false;
      kept = true;
      stored = draftIn(latest.drafts.tab);
      kept = await write(stored);
      return kept;
    },
    /** Whether leaving would lose something. */
    isUnsaved,
    unsavedName: () => (isUnsaved() ? latest.nameOf() : undefined),
    schedule: () => {
      clearTimeout(timer);
      const now = performance.now();
      unsavedSince ??= now;
      timer = setTimeout(() => void flush(), Math.min(PAUSE_MS, unsavedSince + MAX_WAIT_MS - now));
    },
    /** Removes the draft; later edits are stored again. */
    discard,
    /** Removes the draft and stops the autosave: the form was saved or given up. */
    finish: () => {
      clearTimeout(timer);
      finished = true;
      discard();
    },
    /** Stores the values as a draft beside the form's own, to be offered when the form opens again. */
    storeCopy: () => {
      if (!session.isCurrent(initialSession) || !hasUnsaved()) return undefined;
      const draft = draftIn(siblingTab(latest.drafts.tab));
      return { draft, stored: write(draft) };
    },
    /** Moves the draft of a closed tab to this tab. */
    adopt: async ({ entry }: FormDraft) => {
      stored = { ...entry, tab: latest.drafts.tab };
      kept = isKept(entry);
      if (await write(stored)) discardStoredDraft(entry);
    },
  };
}
