import { m } from "#src/i18n/paraglide/messages.js";

/** `recreate` creates a new draft from the changes of a job that was deleted. */
export type SaveAction = "draft" | "publish" | "changes" | "recreate";

/** Success message per action. */
export const SUCCESS_MESSAGES = {
  draft: m.job_form_draft_saved(),
  publish: m.job_form_published(),
  changes: m.job_form_changes_saved(),
  recreate: m.job_form_draft_saved(),
};

/** The job's status after each action; `changes` keeps the status. */
export const STATUSES = { draft: "draft", publish: "active", recreate: "draft" } as const;
