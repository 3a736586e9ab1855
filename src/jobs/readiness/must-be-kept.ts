import type { JobHeader } from "#contract/job.ts";
import type { ReadinessFacts } from "#contract/readiness-facts.ts";
import { coverage } from "./coverage.ts";
import { ONTARIO } from "./rules/laws.ts";
import { likelyProvinceOf } from "./text/likely-province.ts";

/**
 * Whether a copy of a posting has to be kept: in Ontario, for three years after it was public (O. Reg.
 * 476/24). A draft was not.
 */
export const mustBeKept = (
  { status, locations }: Pick<JobHeader, "status" | "locations">,
  facts: ReadinessFacts,
): boolean =>
  status !== "draft" &&
  coverage(ONTARIO, { isUnpaid: false, kinds: new Set() }, facts) !== "no" &&
  locations.some((location) => likelyProvinceOf(location) === "ON");
