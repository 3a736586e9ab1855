import type { Job } from "#contract/job.ts";
import type { JobBody } from "../../write-requests.ts";

/** The properties of a job that a client can write (§4.2), as a request holds them. */
export const bodyOf = (job: Job): JobBody => ({
  referenceId: job.referenceId,
  title: job.title,
  closeDate: job.closeDate,
  confidential: job.confidential,
  autoRefresh: job.autoRefresh,
  status: job.status,
  locations: job.locations.map(({ description }) => ({ description })),
  categories: job.categories.map(({ id }) => ({ id })),
  positionType: job.positionType && { id: job.positionType.id },
  salary: job.salary && {
    amount: job.salary.amount,
    maxAmount: job.salary.maxAmount,
    period: { id: job.salary.period.id },
    plusCommission: job.salary.plusCommission,
  },
  description: job.description,
  applicantRoutingType: job.applicantRoutingType && { id: job.applicantRoutingType.id },
  applicationEmail: job.applicationEmail,
  applicationUrl: job.applicationUrl,
});
