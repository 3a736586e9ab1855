import { jobForm } from "./en/job-form.ts";
import { merge } from "./en/merge.ts";
import { drafts } from "./en/drafts.ts";
import { inLanguage } from "./language.ts";
import { text as jobText } from "./job-text.ts";

/** The words of the job form besides those of a job; they load with the form. */
export const text = inLanguage({ ...jobText, jobForm, merge, drafts });
