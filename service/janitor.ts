import type { FastifyBaseLogger } from "fastify";
import { todayIn } from "#contract/calendar-date.ts";
import type { Database } from "./db/database.ts";
import { refreshPublishDates } from "./jobs/auto-refresh.ts";
import { forgetOldDeletions } from "./jobs/change-store.ts";
import { RETENTION } from "./jobs/history/keep-versions.ts";
import { applyRetention } from "./jobs/history/retention.ts";
import { forgetOldKeys } from "./jobs/idempotency.ts";
import { dropUnusedPlaces } from "./reference/place-store.ts";

const HOUR = 3_600_000;
const HOURS_A_DAY = 24;

/**
 * Does now and every hour what is due, and once a day what reads all versions. Several processes may: each
 * statement is idempotent.
 */
export function startJanitor(
  db: Database,
  timeZone: string,
  logger: FastifyBaseLogger,
  retention = RETENTION,
): () => void {
  let hours = 0;
  const run = async () => {
    try {
      const moved = await refreshPublishDates(db, todayIn(timeZone));
      if (moved > 0) logger.info(`auto-refresh moved the publish date of ${moved} jobs`);
      await forgetOldKeys(db);
      await forgetOldDeletions(db);
      await dropUnusedPlaces(db);
      if (hours % HOURS_A_DAY === 0) await applyRetention(db, retention, logger);
      hours += 1;
    } catch (error) {
      logger.error({ err: error }, "hourly work failed; it is tried again in an hour");
    }
  };
  void run();
  const timer = setInterval(() => void run(), HOUR).unref();
  return () => clearInterval(timer);
}
