import { text } from "#src/lib/text/form-text.ts";

/** What a press of a button asks for; `afresh`: a new job of what was a change of one that is gone. */
export type Intent = "draft" | "publish" | "changes" | "afresh";

/** What is said once it has come about. */
export const DONE = {
  draft: text.jobForm.draftSaved,
  publish: text.jobForm.published,
  changes: text.jobForm.changesSaved,
  afresh: text.jobForm.draftSaved,
};

/** What the job is to be afterwards; changes leave it what it is. */
export const STATUSES = { draft: "draft", publish: "active", afresh: "draft" } as const;
