import type { Job, JobHeader } from "#contract/job.ts";
import { CATEGORIES, POSITION_TYPES, ROUTING_TYPES, SALARY_PERIODS } from "#contract/reference.ts";
import type { Employer } from "../employers/store.ts";
import type { JobHeaderRecord, JobRecord } from "./job-record.ts";

/** The entry of a reference list; an id that is no longer in the list has an empty name. */
function named<T extends { id: number; name: string }>(list: readonly T[], id: number) {
  return list.find((entry) => entry.id === id) ?? { id, name: "" };
}

/** An element of the list (§2.7). Only what is written here goes out. */
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

/** A whole job (§2.1), its embedded objects filled in with their names (§4.2). */
export function presentJob(job: JobRecord, employer: Employer): Job {
  return {
    ...presentHeader(job, employer),
    closeDate: job.closeDate,
    autoRefresh: job.autoRefresh,
    categories: job.categoryIds.map((id) => named(CATEGORIES, id)),
    positionType: named(POSITION_TYPES, job.positionTypeId),
    salary: job.salary && {
      amount: job.salary.amount,
      maxAmount: job.salary.maxAmount,
      period: { unit: "", ...named(SALARY_PERIODS, job.salary.periodId) },
      plusCommission: job.salary.plusCommission,
    },
    description: job.description,
    applicantRoutingType: named(ROUTING_TYPES, job.applicantRoutingTypeId),
    applicationEmail: job.applicationEmail,
    applicationUrl: job.applicationUrl,
  };
}
