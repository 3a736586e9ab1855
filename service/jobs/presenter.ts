import type { Job, JobDetails, JobHeader } from "#contract/job.ts";
import {
  type ReferenceList,
  REFERENCE_LISTS,
  type ReferenceEntry,
  type VersionNames,
} from "../db/reference-entries.ts";
import type { JobDetailsRecord, JobHeaderRecord, JobRecord } from "./job-record.ts";

/** The employer that a job is presented with; of a version, with the names of its time. */
export interface Holder {
  id: number;
  name: string;
  names?: VersionNames;
}

/** The employer as a version has it. */
export const holderThen = ({ id }: Holder, names: VersionNames): Holder => ({
  id,
  name: names.employer,
  names,
});

/** The entry of a reference list; an id that is no longer in the list has an empty name. */
function entryOf(list: ReferenceList, id: number, { names }: Holder): ReferenceEntry {
  const known: ReferenceEntry[] = [...(names?.[list] ?? []), ...REFERENCE_LISTS[list]];
  return known.find((entry) => entry.id === id) ?? { id, name: "" };
}

/** An element of the list (§2.7). */
export function presentHeader(job: JobHeaderRecord, employer: Holder): JobHeader {
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
export const presentJob = (job: JobRecord, employer: Holder): Job => ({
  ...presentDetails(job, employer),
  description: job.description,
});

/** A job without its description, its embedded objects filled in with their names (§4.2). */
export function presentDetails(job: JobDetailsRecord, employer: Holder): Omit<JobDetails, "etag"> {
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
    categories: categoryIds.map((id) => entryOf("categories", id, employer)),
    positionType: entryOf("positionTypes", positionTypeId, employer),
    salary: salary && {
      amount: salary.amount,
      maxAmount: salary.maxAmount,
      period: { unit: "", ...entryOf("salaryPeriods", salary.periodId, employer) },
      plusCommission: salary.plusCommission,
    },
    applicantRoutingType: entryOf("routingTypes", applicantRoutingTypeId, employer),
  };
}
