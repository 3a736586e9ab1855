import { app } from "./app.ts";
import { connection } from "./connection.ts";
import { editor } from "./editor.ts";
import { errors } from "./errors.ts";
import { frame } from "./frame.ts";
import { fields } from "./fields.ts";
import { job } from "./job.ts";
import { jobForm } from "./job-form.ts";
import { jobs } from "./jobs.ts";
import { merge } from "./merge.ts";
import { signIn } from "./sign-in.ts";
import { ui } from "./ui.ts";
import { drafts } from "./drafts.ts";

/** Every word that the dashboard shows, by area. */
export const catalogue = {
  app,
  connection,
  frame,
  ui,
  fields,
  signIn,
  jobs,
  job,
  jobForm,
  merge,
  drafts,
  editor,
  errors,
};

/** What another language has to say. */
export type Catalogue = typeof catalogue;
