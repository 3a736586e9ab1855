import { app } from "./en/app.ts";
import { errors } from "./en/errors.ts";
import { jobs } from "./en/jobs.ts";
import { ui } from "./en/ui.ts";
import { inLanguage } from "./language.ts";

/** The words that any page may show. They are here from the start, so only few areas are. */
export const text = inLanguage({ app, ui, jobs, errors });
