import type { JobHeader } from "#contract/job.ts";
import type { ReadinessFacts } from "#contract/readiness-facts.ts";
import { restorableDays } from "#src/lib/session/key-headers.ts";
import { coverage } from "#posting-check/model/coverage.ts";
import { ONTARIO } from "#posting-check/rules/laws.ts";
import { likelyProvinceOf } from "#posting-check/text/likely-province.ts";

/** Three years. */
const KEPT_DAYS = 1095;

/**
 * Whether the deletion of a posting loses the copy that has to be kept: in Ontario, for three years after it
 * was public (O. Reg. 476/24). A draft was not, and the history of a service keeps it.
 */
export const losesRecord = (
  { status, locations }: Pick<JobHeader, "status" | "locations">,
  facts: ReadinessFacts,
): boolean =>
  status !== "draft" &&
  (restorableDays({ status: "active" }) ?? 0) < KEPT_DAYS &&
  coverage(ONTARIO, { isUnpaid: false, kinds: new Set() }, facts) !== "no" &&
  locations.some((location) => likelyProvinceOf(location) === "ON");
