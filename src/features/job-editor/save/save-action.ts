import { text } from "#src/i18n/text.ts";

/** `recreate` creates a new draft from the changes of a job that was deleted. */
export type SaveAction = "draft" | "publish" | "changes" | "recreate";

/** Success message per action. */
export const SUCCESS_MESSAGES = {
  draft: text.jobForm.draftSaved,
  publish: text.jobForm.published,
  changes: text.jobForm.changesSaved,
  recreate: text.jobForm.draftSaved,
};

/** The job's status after each action; `changes` keeps the status. */
export const STATUSES = { draft: "draft", publish: "active", recreate: "draft" } as const;
