import type { FastifyBaseLogger } from "fastify";
import type { Queryable } from "../../db/database.ts";
import type { PromisedDays } from "../../employers/store.ts";
import {
  countOldVersions,
  removeOldVersions,
  type Retention,
  type VersionCounts,
} from "./keep-versions.ts";

/** For how many days an employer's versions are kept: as configured, or as promised if that is more. */
export const retentionOf = (promised: PromisedDays, configured: Retention): Retention => ({
  publicDays: Math.max(configured.publicDays, promised.historyPublicDays ?? 0),
  otherDays: Math.max(configured.otherDays, promised.historyOtherDays ?? 0),
});

const SETTINGS = [
  { counted: "public", days: "publicDays", variable: "HISTORY_PUBLIC_DAYS", option: "public-days" },
  { counted: "other", days: "otherDays", variable: "HISTORY_OTHER_DAYS", option: "other-days" },
] as const;

/**
 * Removes old versions and logs how many, by which setting. Days that are fewer than an employer was promised
 * remove nothing until `shorten-history` confirms them: the log says so.
 */
export async function applyRetention(
  db: Queryable,
  configured: Retention,
  logger: Pick<FastifyBaseLogger, "info" | "warn">,
): Promise<void> {
  const promised = await promise(db, configured);
  const removed: VersionCounts = { public: 0, other: 0 };
  try {
    await removeOldVersions(db, configured, (counts) => {
      removed.public += counts.public;
      removed.other += counts.other;
    });
  } finally {
    // Also of batches before one that failed.
    for (const { counted, variable, days } of SETTINGS) {
      const versions = removed[counted];
      if (versions === 0) continue;
      const facts = { versions, setting: variable, days: configured[days] };
      logger.info(facts, `removed ${versions} old versions of postings (${variable})`);
    }
  }
  const fewer = SETTINGS.filter(({ days }) => configured[days] < promised[days]);
  if (fewer.length === 0) return;
  const waiting = await countOldVersions(db, configured);
  const options = fewer.map(({ option, days }) => `--${option} ${configured[days]}`).join(" ");
  for (const { counted, variable, days } of fewer)
    logger.warn(
      { versions: waiting[counted], setting: variable, days: configured[days] },
      `${variable} is ${configured[days]}, and was ${promised[days]}: ${waiting[counted]} versions are kept until you confirm it: npm run admin -- shorten-history ${options}`,
    );
}

/** Promises the configured days to every employer that was promised fewer, or none; answers the most that one was. */
async function promise(db: Queryable, { publicDays, otherDays }: Retention): Promise<Retention> {
  const values = [publicDays, otherDays];
  await db.query({
    text: `UPDATE employers SET history_public_days = greatest(history_public_days, $1),
        history_other_days = greatest(history_other_days, $2)
      WHERE history_public_days IS NULL OR history_public_days < $1
        OR history_other_days IS NULL OR history_other_days < $2`,
    values,
  });
  const [most] = await db.query<Retention>({
    text: `SELECT greatest(max(history_public_days), $1) AS "publicDays",
        greatest(max(history_other_days), $2) AS "otherDays" FROM employers`,
    values,
  });
  return most ?? { publicDays, otherDays };
}

/** Promises fewer days to every employer: the service removes what is older with its next daily work. */
export async function shortenHistory(
  db: Queryable,
  { publicDays, otherDays }: Retention,
): Promise<void> {
  await db.query({
    text: `UPDATE employers SET history_public_days = least(history_public_days, $1),
      history_other_days = least(history_other_days, $2)`,
    values: [publicDays, otherDays],
  });
}
