import type { Job } from "#contract/job.ts";
import type { JobBody } from "../../requests/write-requests.ts";

/** The properties of a job that a client can write (§4.2), as a request holds them. */
export function bodyOf(job: Job): JobBody {
  const { id: _id, employer: _employer, publishDate: _publishDate, ...body } = job;
  return {
    ...body,
    locations: job.locations.map(({ description }) => ({ description })),
    categories: job.categories.map(({ id }) => ({ id })),
    positionType: job.positionType && { id: job.positionType.id },
    salary: job.salary && { ...job.salary, period: { id: job.salary.period.id } },
    applicantRoutingType: job.applicantRoutingType && { id: job.applicantRoutingType.id },
  };
}
