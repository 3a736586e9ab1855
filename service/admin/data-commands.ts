import * as z from "zod/mini";
import { todayIn } from "#contract/calendar-date.ts";
import { backUp } from "../db/backup/back-up.ts";
import { restore } from "../db/backup/restore.ts";
import { DuplicateKeyError } from "../db/errors.ts";
import { openDatabase, openExisting } from "../db/opening/open-database.ts";
import { newTimeLine } from "../db/time-line.ts";
import { countOldVersions } from "../jobs/history/keep-versions.ts";
import { shortenHistory } from "../jobs/history/retention.ts";
import { AdminError, type Command, command, knownEmployer } from "./command.ts";
import { exportRecord } from "./export-record.ts";
import { day, employerOption, file, historyDays, ID, MOST_DAYS, wholeNumber } from "./options.ts";
import { seedJobs } from "./seed.ts";

const ALSO_SEEDED =
  "Somebody else added such postings at the same time, so not all were added. Run it again.";

/** What concerns the whole database, and sample postings. */
export const DATA_COMMANDS: Record<string, Command> = {
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
  migrate: command({
    usage: "",
    does: "brings the tables up to date, as the service does when it starts",
    options: z.strictObject({}),
    opens: async (_options, { location }) => {
      await (await openDatabase(location)).close();
      return { migrated: true };
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
  "export-record": command({
    usage: "--employer ID --from DAY --to DAY [--folder FOLDER]",
    does: "writes all that an employer had public on these days, as lines of JSON and a page to print",
    options: z.extend(employerOption, {
      from: day("--from", "Name the first day: --from 2026-01-01."),
      to: day("--to", "Name the last day: --to 2026-12-31."),
      folder: file("Name a folder: --folder FOLDER."),
    }),
    run: async ({ employer, ...options }, { db, timeZone, progress }) => {
      if (options.from > options.to) throw new AdminError("--from is not after --to.");
      return exportRecord(
        db,
        await knownEmployer(db, employer),
        { ...options, timeZone },
        progress,
      );
    },
  }),
  "shorten-history": command({
    usage: "[--public-days N] [--other-days N] [--yes]",
    does: "confirms fewer HISTORY_PUBLIC_DAYS or HISTORY_OTHER_DAYS than before; without --yes says what would go",
    options: z.strictObject({
      "public-days": historyDays("--public-days"),
      "other-days": historyDays("--other-days"),
      yes: z.optional(z.string()),
    }),
    run: async ({ "public-days": publicDays, "other-days": otherDays, yes }, { db }) => {
      if (publicDays === MOST_DAYS && otherDays === MOST_DAYS)
        throw new AdminError("Say how many days: --public-days N, --other-days N.");
      const days = { publicDays, otherDays };
      const versions = await countOldVersions(db, days);
      if (yes === undefined)
        throw new AdminError(
          `The service would remove ${versions.public} versions that applicants saw and ${versions.other} others within a day. Nothing was changed: add --yes to confirm it.`,
        );
      await shortenHistory(db, days);
      return { ...days, publicVersions: versions.public, otherVersions: versions.other };
    },
  }),
  "new-timeline": command({
    usage: "",
    does: "after other tools put back a database or DATA_DIR: versions read before count no more; the service must not run",
    options: z.strictObject({}),
    opens: async (_options, { location }) => {
      let timeLine = "";
      const db = await openExisting(location, async (opened) => {
        timeLine = await newTimeLine(opened);
      });
      await db.close();
      return { timeLine };
    },
  }),
};
