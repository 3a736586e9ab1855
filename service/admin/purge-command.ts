import * as z from "zod/mini";
import { countPurged, findTestJobs, purgeHistory, purgeJobs } from "../jobs/history/purge.ts";
import { AdminError, type Command, command, knownEmployer } from "./command.ts";
import { employerOption, ID, wholeNumber } from "./options.ts";

const NOTHING =
  "Backups that were made before still hold it. Nothing was removed: add --yes to do it.";

/** The removal of history that no setting removes. */
export const PURGE_COMMAND: Record<string, Command> = {
  purge: command({
    usage: "--employer ID (--tests | --job-id J) [--yes]",
    does: "says what would be removed; with --yes removes the postings of tests with their history, or the history of one posting",
    options: z.extend(employerOption, {
      tests: z.optional(z.string()),
      "job-id": z.optional(wholeNumber("--job-id", "", ID)),
      yes: z.optional(z.string()),
    }),
    run: async ({ employer, tests, "job-id": jobId, yes }, { db }) => {
      const { id: employerId } = await knownEmployer(db, employer);
      if ((tests === undefined) === (jobId === undefined))
        throw new AdminError("Say what: --tests, or the posting: --job-id J.");
      const ids = jobId === undefined ? await findTestJobs(db, employerId) : [jobId];
      const counts = await countPurged(db, employerId, ids);
      const { jobs, versions } = counts;
      if (jobId !== undefined && jobs + versions === 0)
        throw new AdminError(`The employer has no posting ${jobId}, and no history of one.`);
      if (yes === undefined) {
        const what =
          jobId === undefined
            ? `${ids.length} postings of tests, of which ${jobs} exist, with ${versions} versions`
            : `${versions} versions of posting ${jobId}${jobs > 0 ? ", which stays as it is now" : ""}`;
        throw new AdminError(
          `This removes ${what}; applicants saw ${counts.public} of them, which some provinces ask an employer to keep. ${NOTHING}`,
        );
      }
      if (jobId !== undefined) await purgeHistory(db, employerId, jobId);
      else if (ids.length > 0) await purgeJobs(db, employerId, ids);
      const purged = jobId === undefined ? { postings: ids.length } : { jobId };
      return { employerId, ...purged, versions, publicVersions: counts.public };
    },
  }),
};
