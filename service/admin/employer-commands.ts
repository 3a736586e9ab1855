import * as z from "zod/mini";
import { withDefault } from "#contract/request-fields.ts";
import { backUp } from "../db/backup/back-up.ts";
import {
  changePlan,
  countOwned,
  removeEmployer,
  renameEmployer,
} from "../employers/change-employer.ts";
import { addEmployer, listEmployers } from "../employers/store.ts";
import { AdminError, type Command, command, knownEmployer } from "./command.ts";
import { employerOption, file, nameOption, plan } from "./options.ts";

/** Employers: their names, plans and ends. */
export const EMPLOYER_COMMANDS: Record<string, Command> = {
  "add-employer": command({
    usage: "--name NAME [--plan unlimited|limited]",
    does: "adds an employer",
    options: z.strictObject({
      name: nameOption("Give the employer a name: --name NAME."),
      plan: withDefault(plan, "limited"),
    }),
    founds: true,
    run: async ({ name, plan }, { db }) => ({ employerId: await addEmployer(db, name, plan) }),
  }),
  "list-employers": command({
    usage: "",
    does: "lists the employers",
    options: z.strictObject({}),
    run: async (_options, { db }) => ({ employers: await listEmployers(db) }),
  }),
  "rename-employer": command({
    usage: "--employer ID --name NAME",
    does: "gives an employer another name, which all its postings show, each as another version",
    options: z.extend(employerOption, { name: nameOption("Give the new name: --name NAME.") }),
    run: async ({ employer, name }, { db }) => {
      const { id } = await knownEmployer(db, employer);
      await renameEmployer(db, id, name);
      return { employerId: id, name };
    },
  }),
  "change-plan": command({
    usage: "--employer ID --plan unlimited|limited",
    does: "changes an employer's plan; limited ends the auto-refresh of its postings",
    options: z.extend(employerOption, { plan }),
    run: async ({ employer, plan }, { db }) => {
      const { id } = await knownEmployer(db, employer);
      await changePlan(db, id, plan);
      return { employerId: id, plan };
    },
  }),
  "remove-employer": command({
    usage: "--employer ID --to FILE [--yes]",
    does: "says what would be removed; with --yes backs up everything to a new file, then removes the employer",
    options: z.extend(employerOption, {
      to: file("Name a new file for the backup that is made first: --to FILE."),
      yes: z.optional(z.string()),
    }),
    run: async ({ employer, to, yes }, { db, progress }) => {
      const { id, name } = await knownEmployer(db, employer);
      const { jobs, keys } = await countOwned(db, id);
      if (yes === undefined) {
        throw new AdminError(
          `This removes "${name}" with ${jobs} postings and ${keys} keys, after a backup to ${to}. Nothing was removed: add --yes to do it.`,
        );
      }
      await backUp(db, to, progress);
      await removeEmployer(db, id);
      return { employerId: id, removed: true, jobs, keys, backup: to };
    },
  }),
};
