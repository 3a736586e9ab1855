import { LIMITS } from "#contract/limits.ts";
import { type Check, stated } from "../check.ts";
import { NotApplicable } from "../verdict.ts";

/** The limits of §8 that no other check holds an installation to. */
export const limitChecks: Check[] = [
  stated("§8", `autoRefresh moves publishDate every ${LIMITS.autoRefreshDays} days`, async () =>
    Promise.reject(new NotApplicable(`takes ${LIMITS.autoRefreshDays} days, so no run judges it`)),
  ),
];
