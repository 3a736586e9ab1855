import { m } from "#src/i18n/paraglide/messages.js";

/** What a form of a new job is called in a list of drafts. */
export const newJobName = (title: string): string =>
  title === "" ? m.drafts_new_job() : m.drafts_new_job_titled({ title });
