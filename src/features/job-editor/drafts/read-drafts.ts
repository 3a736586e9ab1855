import { session } from "#src/lib/session/current-session.ts";
import { ownersOf } from "#src/lib/database/owners.ts";
import { deleteDraft, findDrafts, type StoredDraft } from "#src/lib/drafts/draft-store.ts";
import { isKept, setAside } from "#src/lib/drafts/unfinished-postings.ts";
import { openFormName, otherTabs, ownTab, siblingTab } from "#src/lib/drafts/open-tabs.ts";
import type { FormWrite } from "#src/jobs/writes/single-write.ts";
import { findFormWrites } from "#src/jobs/writes/single-write-store.ts";
import type { DraftKey } from "./form-draft.ts";

/** The stored drafts of a form when it opens. */
export interface FormDrafts {
  draftKey: DraftKey;
  /** Undefined while nothing tells whose the session is. */
  owner: string | undefined;
  tab: string;
  /** The draft of this tab, from before a reload or crash. */
  own: StoredDraft | undefined;
  /** Drafts of closed tabs, newest first, without those that are kept: the list has them. */
  others: StoredDraft[];
  /** Writes of forms that have no known outcome. */
  writes: readonly FormWrite[];
  /** False if the browser stores nothing. */
  works: boolean;
}

/**
 * Reads the drafts of a form. Never fails: the form opens without storage too.
 * @param startedAt when a person asked for a new job: a posting that this tab kept before is another one
 */
export async function readDrafts(draftKey: DraftKey, startedAt = 0): Promise<FormDrafts> {
  const owners = await ownersOf(session.get()).catch(() => []);
  const owner = owners[0];
  const name = openFormName(owner, draftKey);
  const tab = await ownTab(name);
  try {
    const drafts = (await findDrafts()).filter(({ place }) => place === draftKey);
    const openTabs = await otherTabs(name, tab);
    const own = drafts.find((draft) => draft.tab === tab);
    const isAnother = own !== undefined && isKept(own) && own.typedAt < startedAt;
    if (isAnother) await setAside(own);
    return {
      draftKey,
      owner,
      tab,
      own: isAnother ? undefined : own,
      others: drafts.filter(
        (draft) => draft.tab !== tab && !openTabs.includes(draft.tab) && !isKept(draft),
      ),
      writes: await findFormWrites(),
      works: true,
    };
  } catch {
    // Another tab name, so that the draft that could not be read is not overwritten.
    return {
      draftKey,
      owner,
      tab: siblingTab(tab),
      own: undefined,
      others: [],
      writes: [],
      works: false,
    };
  }
}

/** Deletes a draft and ignores failures. */
export function discardStoredDraft(draft: Pick<StoredDraft, "place" | "tab">): void {
  deleteDraft(draft).catch(() => {});
}
