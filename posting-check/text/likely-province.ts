import type { Location } from "#contract/job.ts";
import type { ProvinceCode } from "#contract/reference.ts";
import { onlyProvinceOf } from "#contract/towns.ts";
import { placeOf, provinceOf } from "#contract/job-places.ts";

/** The province of a place, or the only one that has a town of that name. */
export const likelyProvinceOf = (location: Location): ProvinceCode | undefined =>
  provinceOf(location) ?? onlyProvinceOf(placeOf(location));
