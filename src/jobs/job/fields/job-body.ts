import * as z from "zod/mini";
import { type Job, job } from "#contract/job.ts";
import { SALARY_PERIODS } from "#contract/reference.ts";
import type { JobRequest } from "#contract/job-request.ts";

/**
 * Properties of a job that have not been validated: all of one to create (§4.2), some to change (§4.3.3).
 */
export type JobBody = { [Property in keyof JobRequest]?: unknown };

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

/** What a posting is created from; the service fills in the rest. */
export const NEW_JOB: Job = z.parse(job, { id: 0, title: "", status: "draft" });

/** A job after a change, to be shown. The service completes it: places, names, a default close date. */
export function changedJob(job: Job, changes: JobBody): Job {
  const { salary, locations, categories, positionType, applicantRoutingType, ...rest } = changes;
  const changed = { ...job, ...rest } as Job;
  const named = <T extends { id: number; name: string }>(id: number, known: readonly T[]) =>
    known.find((one) => one.id === id) ?? { id, name: "" };
  if (salary !== undefined) changed.salary = salary && shownSalary(salary as Job["salary"] & {});
  if (locations !== undefined)
    changed.locations = (locations as { description: string }[]).map(
      ({ description }) =>
        job.locations.find((known) => known.description === description) ?? {
          id: null,
          name: description,
          description,
          type: "",
        },
    );
  if (categories !== undefined)
    changed.categories = (categories as { id: number }[]).map(({ id }) =>
      named(id, job.categories),
    );
  if (positionType) {
    // A row of a file may name none.
    const { id } = positionType as { id: number | null };
    changed.positionType =
      id === null ? null : named(id, job.positionType ? [job.positionType] : []);
  }
  if (applicantRoutingType)
    changed.applicantRoutingType = { name: "", ...(applicantRoutingType as { id: number }) };
  return changed;
}

function shownSalary({ period, ...amounts }: NonNullable<Job["salary"]>): Job["salary"] {
  const known = SALARY_PERIODS.find(({ id }) => id === period.id);
  return {
    ...amounts,
    period: { id: period.id, name: known?.name ?? "", unit: known?.unit ?? "" },
  };
}
