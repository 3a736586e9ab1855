import type { FastifyBaseLogger } from "fastify";
import { todayIn } from "#contract/calendar-date.ts";
import type { Database } from "./db/database.ts";
import { refreshPublishDates } from "./jobs/auto-refresh.ts";
import { forgetOldDeletions } from "./jobs/change-store.ts";
import { forgetOldKeys } from "./jobs/idempotency.ts";
import { dropUnusedPlaces } from "./reference/place-store.ts";

const HOUR = 3_600_000;

/** Does now and every hour what is due. Several processes may: each statement is idempotent. */
export function startJanitor(
  db: Database,
  timeZone: string,
  logger: FastifyBaseLogger,
): () => void {
  const run = async () => {
    try {
      const moved = await refreshPublishDates(db, todayIn(timeZone));
      if (moved > 0) logger.info(`auto-refresh moved the publish date of ${moved} jobs`);
      await forgetOldKeys(db);
      await forgetOldDeletions(db);
      await dropUnusedPlaces(db);
    } catch (error) {
      logger.error({ err: error }, "hourly work failed; it is tried again in an hour");
    }
  };
  void run();
  const timer = setInterval(() => void run(), HOUR).unref();
  return () => clearInterval(timer);
}
