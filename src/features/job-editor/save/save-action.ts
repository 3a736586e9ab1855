import { text } from "#src/i18n/text.ts";

/** What a press of a button asks for; `recreate`: a new job of what was a change of one that is gone. */
export type SaveAction = "draft" | "publish" | "changes" | "recreate";

/** What is said once it has come about. */
export const DONE = {
  draft: text.jobForm.draftSaved,
  publish: text.jobForm.published,
  changes: text.jobForm.changesSaved,
  recreate: text.jobForm.draftSaved,
};

/** What the job is to be afterwards; changes leave it what it is. */
export const STATUSES = { draft: "draft", publish: "active", recreate: "draft" } as const;
