import { asRecord } from "../values/as-record.ts";
import { session } from "../session/current-session.ts";
import { ownersOf } from "../database/owners.ts";
import { deleteDraft, findDrafts, putDraft, type StoredDraft } from "./draft-store.ts";
import { openFormName, otherTabs, ownTab, siblingTab } from "./open-tabs.ts";

/** A new job or a copy that is only on this computer. */
const isNewJob = ({ place }: StoredDraft) => /^(new$|copy of )/.test(place);

/**
 * The drafts of new jobs of the session's employer, newest first, without those that another tab has open.
 * Empty if the browser stores none.
 */
export async function findUnfinishedPostings(): Promise<StoredDraft[]> {
  try {
    const owners = await ownersOf(session.get());
    const drafts = (await findDrafts()).filter(isNewJob);
    const isOpen = async ({ place, tab }: StoredDraft) =>
      (await otherTabs(openFormName(owners[0], place), "")).includes(tab);
    const open = await Promise.all(drafts.map(isOpen));
    return drafts.filter((_, index) => open[index] === false);
  } catch {
    return [];
  }
}

/** Whether a person chose to keep it unfinished ("Save as draft" with something missing). */
export const isKept = (draft: StoredDraft | undefined): boolean =>
  asRecord(draft?.content)["kept"] === true;

/** The title as it is typed. */
export const titleOfDraft = ({ content }: StoredDraft): string => {
  const { title } = asRecord(asRecord(content)["values"]);
  return typeof title === "string" ? title.trim() : "";
};

/**
 * Makes a draft that of this tab, so that its form opens with it. What this tab holds of the same form is
 * kept beside it.
 */
export async function takeOverDraft(draft: StoredDraft): Promise<void> {
  const owners = await ownersOf(session.get());
  const tab = await ownTab(openFormName(owners[0], draft.place));
  if (draft.tab === tab) return;
  const drafts = await findDrafts();
  const own = drafts.find(({ place, tab: other }) => place === draft.place && other === tab);
  if (own) await setAside(own);
  await putDraft({ ...draft, tab });
  await deleteDraft(draft);
}

/** Takes a draft from its tab, whose form then opens without it. The list still has it. */
export async function setAside(draft: StoredDraft): Promise<void> {
  await putDraft({ ...draft, tab: siblingTab(draft.tab) });
  await deleteDraft(draft);
}
