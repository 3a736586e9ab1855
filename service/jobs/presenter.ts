import type { Job, JobDetails, JobHeader } from "#contract/job.ts";
import { CATEGORIES, POSITION_TYPES, ROUTING_TYPES, SALARY_PERIODS } from "#contract/reference.ts";
import type { Employer } from "../employers/store.ts";
import type { JobDetailsRecord, JobHeaderRecord, JobRecord } from "./job-record.ts";

/** The entry of a reference list; an id that is no longer in the list has an empty name. */
function named<T extends { id: number; name: string }>(list: readonly T[], id: number) {
  return list.find((entry) => entry.id === id) ?? { id, name: "" };
}

/** An element of the list (§2.7). */
export function presentHeader(job: JobHeaderRecord, employer: Employer): JobHeader {
  return {
    id: job.id,
    referenceId: job.referenceId,
    employer: { id: employer.id, name: employer.name },
    title: job.title,
    publishDate: job.publishDate,
    locations: job.locations,
    confidential: job.confidential,
    status: job.status,
  };
}

/** A whole job (§2.1). */
export const presentJob = (job: JobRecord, employer: Employer): Job => ({
  ...presentDetails(job, employer),
  description: job.description,
});

/** A job without its description, its embedded objects filled in with their names (§4.2). */
export function presentDetails(
  job: JobDetailsRecord,
  employer: Employer,
): Omit<JobDetails, "etag"> {
  const {
    version: _version,
    closeDateDefaulted: _closeDateDefaulted,
    categoryIds,
    positionTypeId,
    salary,
    applicantRoutingTypeId,
    ...same
  } = job;
  // A column that is no property of a job does not compile.
  const properties: Pick<JobDetails, keyof typeof same> = same;
  return {
    ...presentHeader(job, employer),
    ...properties,
    categories: categoryIds.map((id) => named(CATEGORIES, id)),
    positionType: named(POSITION_TYPES, positionTypeId),
    salary: salary && {
      amount: salary.amount,
      maxAmount: salary.maxAmount,
      period: { unit: "", ...named(SALARY_PERIODS, salary.periodId) },
      plusCommission: salary.plusCommission,
    },
    applicantRoutingType: named(ROUTING_TYPES, applicantRoutingTypeId),
  };
}
