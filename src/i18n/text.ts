import { app } from "./en/app.ts";
import { errors } from "./en/errors.ts";
import { jobs } from "./en/jobs.ts";
import { ui } from "./en/ui.ts";
import { inLanguage } from "./language.ts";

/**
 * The words that any page may show. They are part of the first load, so these areas are kept small.
 */
export const text = inLanguage({ app, ui, jobs, errors });
