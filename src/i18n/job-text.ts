import { job } from "./en/job.ts";
import { inLanguage } from "./language.ts";
import { text as startText } from "./text.ts";

/** The words of a job's own page, and of the questions about it, besides those of every page. */
export const text = inLanguage({ ...startText, job });
