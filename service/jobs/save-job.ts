import { isDeepStrictEqual } from "node:util";
import { addDays } from "#contract/calendar-date.ts";
import type { JobRequest } from "#contract/job-request.ts";
import { mergeJob } from "#contract/merge-job.ts";
import { LIMITS } from "#contract/limits.ts";
import type { Queryable } from "../db/database.ts";
import { DuplicateKeyError } from "../db/errors.ts";
import type { WriteOrigin } from "../db/write-origin.ts";
import type { EmployerId } from "../db/employer.ts";
import type { Employer } from "../employers/store.ts";
import { ServiceError } from "../http/errors.ts";
import { resolvePlace } from "../reference/places.ts";
import type { JobContent, JobRecord } from "./job-record.ts";
import { type ValidJob, validateJob, locationsOf } from "./rules.ts";
import { findJobByReferenceId, insertDeletedJob, insertJob, updateJob } from "./store.ts";

/** The employer that saves a job, through what, and today's calendar date. */
export interface Saving {
  db: Queryable;
  employer: Employer;
  today: string;
  origin: WriteOrigin;
}

/**
 * Creates a job (§3, §4.2).
 * @throws 409 when the reference id is taken
 */
export async function createJob(
  { db, employer, today, origin }: Saving,
  valid: ValidJob,
): Promise<JobRecord> {
  const content = await newContent(db, employer, valid, today);
  return unlessTaken(content.referenceId, insertJob(db, employer.id, content, origin));
}

/** The content of a new job, published on `publishDate`. */
export async function newContent(
  db: Queryable,
  employer: Employer,
  valid: ValidJob,
  publishDate: string,
): Promise<JobContent> {
  const { closeDate } = valid.request;
  return {
    ...writtenBy(valid.request, employer),
    locations: await locationsOf(db, employer.id, valid),
    publishDate,
    closeDate: closeDate ?? defaultCloseDate(publishDate),
    closeDateDefaulted: closeDate === null,
  };
}

/**
 * Validates the properties sent, merged into the job, as a whole job (§4.3.3).
 * @throws 400 with every broken rule
 */
export const validateChanges = async (
  employerId: EmployerId,
  job: JobRecord,
  changes: object,
): Promise<ValidJob> => validateJob(employerId, mergeJob(asRequest(job), changes), job);

/** Properties that were sent, and the job with them. */
interface Change {
  changes: object;
  valid: ValidJob;
}

/**
 * Changes the properties sent and no others (§4.3.3). A request that changes nothing writes nothing. Returns
 * `null` when another request has written the job.
 * @throws 409 when the reference id is taken
 */
export async function modifyJob(
  saving: Saving,
  job: JobRecord,
  change: Change,
): Promise<JobRecord | null> {
  const { db, employer, origin } = saving;
  const content = await contentAfter(saving, job, change);
  if (isUnchanged(job, content)) return job;
  return unlessTaken(content.referenceId, updateJob(db, employer.id, job, content, origin));
}

async function contentAfter(
  { db, employer, today }: Saving,
  job: JobRecord,
  { changes, valid }: Change,
): Promise<JobContent> {
  return {
    ...writtenBy(valid.request, employer),
    locations: await locationsOf(db, employer.id, valid),
    ...datesAfter(job, valid.request, "closeDate" in changes, today),
  };
}

/**
 * Brings a deleted job back as it was, also its status and dates, but for what is changed; own places that were
 * dropped since are made again, and auto-refresh ends where the plan has no more. Returns `null` when another
 * request was faster.
 * @throws 409 when the reference id is taken; DuplicateKeyError when another request writes at the same time
 */
export async function restoreJob(
  saving: Saving,
  deleted: JobRecord,
  change: Change | null,
): Promise<JobRecord | null> {
  const { db, employer, origin } = saving;
  const { id, version } = deleted;
  const content = await (change
    ? contentAfter(saving, deleted, change)
    : contentAgain(saving, deleted));
  const { referenceId } = content;
  if (referenceId !== null) {
    const holder = await findJobByReferenceId(db, employer.id, referenceId);
    if (holder && holder.id !== id) throw referenceIdTaken(referenceId);
  }
  return insertDeletedJob(db, employer.id, { id, version }, content, origin);
}

async function contentAgain(
  { db, employer }: Saving,
  { id: _id, version: _version, ...before }: JobRecord,
): Promise<JobContent> {
  const places = before.locations.map((location) => {
    const place = resolvePlace(location.description);
    return place.kind === "custom" ? place : ({ kind: "known", location } as const);
  });
  return {
    ...before,
    locations: await locationsOf(db, employer.id, { places }),
    autoRefresh: before.autoRefresh && employer.plan === "unlimited",
  };
}

/** Publishing a draft dates it today, and a defaulted close date moves along; nothing else moves a date. */
function datesAfter(
  job: JobRecord,
  { status, closeDate }: JobRequest,
  closeDateSent: boolean,
  today: string,
): Pick<JobContent, "publishDate" | "closeDate" | "closeDateDefaulted"> {
  const publishes = job.status === "draft" && status === "active";
  const publishDate = publishes ? today : job.publishDate;
  if (closeDate !== null) {
    // The job's own date changes nothing, unless publishing would move it.
    const isKnown = job.closeDateDefaulted && closeDate === job.closeDate && !publishes;
    return { publishDate, closeDate, closeDateDefaulted: isKnown };
  }
  const keeps = !closeDateSent && !publishes;
  return {
    publishDate,
    closeDate: keeps ? job.closeDate : defaultCloseDate(publishDate),
    closeDateDefaulted: true,
  };
}

const defaultCloseDate = (publishDate: string) => addDays(publishDate, LIMITS.defaultJobDays);

/** The content that a request gives, except for places and dates. */
function writtenBy(request: JobRequest, { plan }: Employer) {
  const {
    locations: _locations,
    closeDate: _closeDate,
    categories,
    positionType,
    applicantRoutingType,
    salary,
    ...same
  } = request;
  // A property without a column does not compile.
  const columns: Pick<JobContent, keyof typeof same> = same;
  return {
    ...columns,
    // §2.1: only for employers on the unlimited plan.
    autoRefresh: request.autoRefresh && plan === "unlimited",
    categoryIds: [...new Set(categories.map(({ id }) => id))],
    positionTypeId: positionType.id,
    salary: salary && {
      amount: salary.amount,
      maxAmount: salary.maxAmount,
      periodId: salary.period.id,
      plusCommission: salary.plusCommission,
    },
    applicantRoutingTypeId: applicantRoutingType.id,
  };
}

/** The job as a request that writes it, which ignores the other columns; without a defaulted close date. */
function asRequest(job: JobRecord): JobRequest {
  return {
    ...job,
    closeDate: job.closeDateDefaulted ? null : job.closeDate,
    categories: job.categoryIds.map((id) => ({ id })),
    positionType: { id: job.positionTypeId },
    salary: job.salary && {
      amount: job.salary.amount,
      maxAmount: job.salary.maxAmount,
      period: { id: job.salary.periodId as 1 },
      plusCommission: job.salary.plusCommission,
    },
    applicantRoutingType: { id: job.applicantRoutingTypeId as 1 },
  };
}

/** Whether nothing has changed; `closeDateDefaulted` counts too, though no response shows it. */
function isUnchanged(job: JobRecord, content: JobContent): boolean {
  const { id: _id, version: _version, ...before } = job;
  return isDeepStrictEqual(before, content);
}

async function unlessTaken<T>(referenceId: string | null, write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    const taken = error instanceof DuplicateKeyError && error.constraint === "jobs_reference_id";
    throw taken ? referenceIdTaken(String(referenceId)) : error;
  }
}

function referenceIdTaken(referenceId: string): ServiceError {
  const message = { key: "referenceIdTaken", referenceId } as const;
  return new ServiceError("conflict", message, {
    fields: [{ field: "referenceId", code: "taken", message }],
  });
}
