import * as z from "zod/mini";
import { addDays, isCalendarDate, todayIn } from "#contract/calendar-date.ts";
import { LIMITS } from "#contract/limits.ts";
import { required, withDefault } from "#contract/request-fields.ts";
import { backUp } from "../db/backup/back-up.ts";
import { restore } from "../db/backup/restore.ts";
import type { Database, EmbeddedLocation, PostgresqlLocation } from "../db/database.ts";
import { DuplicateKeyError } from "../db/errors.ts";
import {
  changePlan,
  countOwned,
  removeEmployer,
  renameEmployer,
} from "../employers/change-employer.ts";
import {
  type Employer,
  addApiKey,
  addEmployer,
  findEmployer,
  listApiKeys,
  listEmployers,
  revokeApiKey,
  rotateApiKey,
} from "../employers/store.ts";
import { isPartitioned, partitionByEmployer } from "../db/partition.ts";
import { seedJobs } from "./seed.ts";

/** What a command needs beside its options. */
export interface CommandContext {
  db: Database;
  timeZone: string;
  /** Called with the progress of long work, from 0 to 1. */
  progress: (done: number) => void;
}

/** What a command that opens the database by itself needs. */
export interface OpeningContext {
  location: EmbeddedLocation | PostgresqlLocation;
  progress: CommandContext["progress"];
}

/** Has either `run` or `opens`; both answer the one JSON object that is printed, or throw AdminError. */
export interface Command<Options = never> {
  /** The options as a person writes them. */
  usage: string;
  does: string;
  options: z.core.$ZodType<Options>;
  /** Whether `run` may begin an installation; where there is none, the others are refused. */
  founds?: boolean;
  run?(options: Options, context: CommandContext): Promise<object>;
  opens?(options: Options, context: OpeningContext): Promise<object>;
}

/** A reason why a command was not done, as a sentence. */
export class AdminError extends Error {}

/** A number that a person types: digits, and nothing else that JavaScript takes for one. */
const typed = <T extends z.core.$ZodType>(schema: T) =>
  required(
    z.pipe(
      z.transform((value: unknown) => (/^\d+$/.test(String(value)) ? Number(value) : value)),
      schema,
    ),
  );

const ID = { min: 1, max: LIMITS.maxId };

function wholeNumber(name: string, missing: string, { min, max }: { min: number; max: number }) {
  const wrong = `${name} is a whole number from ${min} to ${max}.`;
  return typed(
    z
      .int({ error: ({ input }) => (input === undefined ? missing : wrong), abort: true })
      .check(z.minimum(min, wrong), z.maximum(max, wrong)),
  );
}

const employerOption = z.strictObject({
  employer: wholeNumber("--employer", "Name the employer: --employer ID.", ID),
});

/** Absolute: the service may run in another directory than the command line. */
const file = (missing: string) => required(z.string(missing));

/** Each is a table with all its indexes, which PostgreSQL plans with and keeps open. */
const PARTITIONS = { min: 2, max: 256 };

const NAME_TOO_LONG = `The name can have at most ${LIMITS.employerName} characters.`;

const nameOption = (missing: string) =>
  required(
    z.string(missing).check(z.refine(({ length }) => length <= LIMITS.employerName, NAME_TOO_LONG)),
  );

const keyId = wholeNumber("--key-id", "Name the key: --key-id K.", ID);

/** Dates as PostgreSQL and people write them; UTC, so that it is the same day for every machine. */
const futureDay = z
  .string()
  .check(
    z.refine(
      (day) => isCalendarDate(day) && day >= todayIn("UTC"),
      "--expires is a date from today on, such as 2031-12-31.",
    ),
  );

const plan = z.enum(["unlimited", "limited"], "The plan is unlimited or limited.");

const ALSO_SEEDED =
  "Somebody else added such postings at the same time, so not all were added. Run it again.";

/** Ties a command's options to what it runs. */
const command = <Options>(definition: Command<Options>) => definition as Command;

/** What `npm run admin` offers. */
export const COMMANDS: Record<string, Command> = {
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
    does: "gives an employer another name, which all its postings show at once",
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
  "add-key": command({
    usage: "--employer ID [--name NAME] [--scope read|write] [--expires YYYY-MM-DD]",
    does: "makes an API key; it is shown this once, and valid through the day that --expires names (UTC)",
    options: z.extend(employerOption, {
      name: z.optional(nameOption("Give the key a name: --name NAME.")),
      scope: withDefault(z.enum(["read", "write"], "The scope is read or write."), "write"),
      expires: z.optional(futureDay),
    }),
    run: async ({ employer, name, scope, expires }, { db }) => {
      const { id: employerId } = await knownEmployer(db, employer);
      const expiresAt = expires === undefined ? null : new Date(addDays(expires, 1));
      return {
        employerId,
        ...(await addApiKey(db, employerId, { name: name ?? null, scope, expiresAt })),
      };
    },
  }),
  "list-keys": command({
    usage: "--employer ID",
    does: "lists an employer's keys: name, first characters, scope, last use, expiry",
    options: employerOption,
    run: async ({ employer }, { db }) => {
      const { id: employerId } = await knownEmployer(db, employer);
      return { employerId, keys: await listApiKeys(db, employerId) };
    },
  }),
  "rotate-key": command({
    usage: "--key-id K [--days N]",
    does: "makes a key with the name and scope of another, which stays valid for N more days (7)",
    options: z.strictObject({
      "key-id": keyId,
      days: z.optional(wholeNumber("--days", "Say how many: --days N.", { min: 0, max: 365 })),
    }),
    run: async ({ "key-id": keyId, days = 7 }, { db }) => {
      const until = new Date(Date.now() + days * 86_400_000);
      const added = await rotateApiKey(db, keyId, until);
      if (!added) throw new AdminError(`There is no valid key with the id ${keyId}.`);
      return { ...added, replaces: keyId, untilAtMost: until.toISOString() };
    },
  }),
  "revoke-key": command({
    usage: "--key-id K",
    does: "stops a key at once",
    options: z.strictObject({ "key-id": keyId }),
    run: async ({ "key-id": keyId }, { db }) => {
      if (await revokeApiKey(db, keyId)) return { keyId, revoked: true };
      throw new AdminError(`There is no valid key with the id ${keyId}.`);
    },
  }),
  seed: command({
    usage: "--employer ID --jobs N",
    does: "adds N realistic postings to an employer",
    options: z.extend(employerOption, {
      jobs: wholeNumber("--jobs", "Say how many: --jobs N.", ID),
    }),
    run: async ({ employer, jobs }, { db, timeZone, progress }) => {
      const { id: employerId } = await knownEmployer(db, employer);
      await seedJobs(db, employerId, { count: jobs, today: todayIn(timeZone), progress }).catch(
        (error: unknown) => {
          throw error instanceof DuplicateKeyError ? new AdminError(ALSO_SEEDED) : error;
        },
      );
      return { employerId, jobs };
    },
  }),
  partition: command({
    usage: "--count N",
    does: "splits every table into N partitions, by employer (PostgreSQL; stop the service first)",
    options: z.strictObject({
      count: wholeNumber("--count", "Say how many: --count N.", PARTITIONS),
    }),
    run: async ({ count }, { db }) => {
      if (db.engine === "embedded")
        throw new AdminError("Only PostgreSQL's tables can be split: set DATABASE_URL.");
      if (await isPartitioned(db)) throw new AdminError("The tables are split already.");
      const warnings = await partitionByEmployer(db, count);
      return { partitions: count, ...(warnings.length > 0 && { warning: warnings.join(" ") }) };
    },
  }),
  backup: command({
    usage: "--to FILE",
    does: "writes employers, keys (hashed) and postings to a new file, also while the service runs",
    options: z.strictObject({ to: file("Name a new file: --to FILE.") }),
    run: async ({ to }, { db, progress }) => ({ file: to, ...(await backUp(db, to, progress)) }),
  }),
  restore: command({
    usage: "--from FILE",
    does: "puts a backup into an empty installation; the service must not run",
    options: z.strictObject({ from: file("Name the backup: --from FILE.") }),
    opens: async ({ from }, { location, progress }) => ({
      file: from,
      ...(await restore(location, from, { progress })),
    }),
  }),
};

async function knownEmployer(db: Database, id: number): Promise<Employer> {
  const employer = await findEmployer(db, id);
  if (!employer) throw new AdminError(`There is no employer with the id ${id}.`);
  return employer;
}

/**
 * Finds a command by its name and reads its options, which are text; answers how to run it.
 * @throws AdminError for an unknown command or a wrong option
 */
export function readCommand(
  name: string,
  options: Record<string, string>,
): {
  founds: boolean;
  run?: (context: CommandContext) => Promise<object>;
  opens?: (context: OpeningContext) => Promise<object>;
} {
  const found = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!found) throw new AdminError(`There is no command "${name}".`);
  const parsed = z.safeParse(found.options, options, { reportInput: true });
  if (!parsed.success) {
    const sentences = parsed.error.issues.map((issue) =>
      issue.code === "unrecognized_keys"
        ? `${name} takes no ${issue.keys.map((key) => `--${key}`).join(" and no ")}.`
        : issue.message,
    );
    throw new AdminError(sentences.join(" "));
  }
  const { data } = parsed;
  return {
    founds: found.founds ?? false,
    ...(found.run && { run: found.run.bind(found, data) }),
    ...(found.opens && { opens: found.opens.bind(found, data) }),
  };
}

/**
 * Runs one command on the open database.
 * @throws AdminError for work that cannot be done
 */
export async function runCommand(
  name: string,
  options: Record<string, string>,
  context: CommandContext,
): Promise<object> {
  const { run } = readCommand(name, options);
  if (!run) {
    throw new AdminError(
      "The service runs on this database. Stop it first, and restore into an empty DATA_DIR. Nothing was restored.",
    );
  }
  return run(context);
}
