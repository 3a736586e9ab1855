import { session } from "#src/lib/session/current-session.ts";
import { otherTabs, ownTab } from "#src/lib/drafts/open-tabs.ts";
import { forget, findDrafts, type StoredDraft } from "#src/lib/drafts/draft-store.ts";
import { draftOwnersOf } from "#src/lib/drafts/draft-owner.ts";
import type { DraftKey } from "./form-draft.ts";

/** What the vault knows of a form when it opens. */
export interface FormDrafts {
  draftKey: DraftKey;
  /** Whose it is, in the vault's words; none where that cannot be told. */
  owner: string | undefined;
  tab: string;
  /** What was typed in this tab before a reload or a crash. */
  own: StoredDraft | undefined;
  /** What was typed in tabs that are gone, the newest first. */
  left: StoredDraft[];
  /** False where the browser keeps nothing. */
  works: boolean;
}

/** Names the form among those of all employers, for tabs that have it open. */
export const openedAs = ({ owner, draftKey }: Pick<FormDrafts, "owner" | "draftKey">) =>
  `${owner} ${draftKey}`;

/** Reads what is kept for a form. Never fails: it opens also where nothing can be kept. */
export async function readDrafts(draftKey: DraftKey): Promise<FormDrafts> {
  const owners = await draftOwnersOf(session.get()).catch(() => []);
  const owner = owners[0];
  const opened = openedAs({ owner, draftKey });
  const tab = await ownTab(opened);
  try {
    const entries = (await findDrafts(owners)).filter((entry) => entry.place === draftKey);
    const others = await otherTabs(opened, tab);
    return {
      draftKey,
      owner,
      tab,
      own: entries.find((entry) => entry.tab === tab),
      left: entries.filter((entry) => entry.tab !== tab && !others.includes(entry.tab)),
      works: owner !== undefined,
    };
  } catch {
    // What this tab may have kept before is not written over.
    const beside = tabBeside(tab);
    return { draftKey, owner, tab: beside, own: undefined, left: [], works: false };
  }
}

/**
 * A name that no tab has, so that what is kept under it does not replace what the tab itself has
 * kept.
 */
export const tabBeside = (tab: string) => `${tab} ${Date.now()}`;

/** Forgets an entry. Where that fails, nothing was kept either. */
export function discardStoredDraft(entry: Pick<StoredDraft, "owner" | "place" | "tab">): void {
  forget(entry).catch(() => {});
}
