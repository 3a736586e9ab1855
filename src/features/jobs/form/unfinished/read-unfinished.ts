import { session } from "#src/lib/session/current-session.ts";
import { otherTabs, ownTab } from "#src/lib/vault/open-tabs.ts";
import { forget, keptFor, type VaultEntry } from "#src/lib/vault/vault.ts";
import { ownersOf } from "#src/lib/vault/vault-owner.ts";
import type { FormName } from "./unfinished-form.ts";

/** What the vault knows of a form when it opens. */
export interface KeptHere {
  formName: FormName;
  /** Whose it is, in the vault's words; none where that cannot be told. */
  owner: string | undefined;
  tab: string;
  /** What was typed in this tab before a reload or a crash. */
  own: VaultEntry | undefined;
  /** What was typed in tabs that are gone, the newest first. */
  left: VaultEntry[];
  /** False where the browser keeps nothing. */
  works: boolean;
}

/** Names the form among those of all employers, for tabs that have it open. */
export const openedAs = ({ owner, formName }: Pick<KeptHere, "owner" | "formName">) =>
  `${owner} ${formName}`;

/** Reads what is kept for a form. Never fails: it opens also where nothing can be kept. */
export async function readUnfinished(formName: FormName): Promise<KeptHere> {
  const owners = await ownersOf(session.get()).catch(() => []);
  const owner = owners[0];
  const opened = openedAs({ owner, formName });
  const tab = await ownTab(opened);
  try {
    const entries = (await keptFor(owners)).filter((entry) => entry.place === formName);
    const others = await otherTabs(opened, tab);
    return {
      formName,
      owner,
      tab,
      own: entries.find((entry) => entry.tab === tab),
      left: entries.filter((entry) => entry.tab !== tab && !others.includes(entry.tab)),
      works: owner !== undefined,
    };
  } catch {
    // What this tab may have kept before is not written over.
    const beside = tabBeside(tab);
    return { formName, owner, tab: beside, own: undefined, left: [], works: false };
  }
}

/**
 * A name that no tab has, so that what is kept under it does not replace what the tab itself has
 * kept.
 */
export const tabBeside = (tab: string) => `${tab} ${Date.now()}`;

/** Forgets an entry. Where that fails, nothing was kept either. */
export function forgetUnfinished(entry: Pick<VaultEntry, "owner" | "place" | "tab">): void {
  forget(entry).catch(() => {});
}
