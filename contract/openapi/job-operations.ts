import { jobListQuery } from "../list-queries.ts";
import { EXAMPLES } from "./examples.ts";
import { queryParameters, refer, WRITE } from "./parameters.ts";
import { answer, body, createdAnswer, deletedAnswer, errors, jobAnswer } from "./responses.ts";
import { component } from "./schemas.ts";

const { title, referenceId } = EXAMPLES.job;
const changes = component("schemas", "JobChanges");

/** Names a job by its referenceId (§4.3.2, §4.4.1). */
const reference = component("schemas", "JobReference");
const changesByReference = { allOf: [changes, reference] };

const writeErrors = [
  "invalid_request",
  "unauthenticated",
  "forbidden",
  "request_timeout",
  "too_large",
  "unsupported_media_type",
] as const;

/** /jobs (§4.2, §4.3, §4.4, §4.5). */
export const jobsPath = {
  get: {
    operationId: "listJobs",
    summary: "List the employer's jobs",
    description:
      "§4.5 Headers of the employer's own jobs, newest publishDate first. Quotation marks around the " +
      "whole of q are left out.",
    parameters: queryParameters(jobListQuery),
    responses: {
      ...answer("§4.5 One page.", ["JobList", "JobDetailsList"], EXAMPLES.jobList),
      ...errors("invalid_request", "unauthenticated"),
    },
  },
  post: {
    operationId: "createJob",
    summary: "Create a job",
    description:
      "§4.2 A referenceId that a job has already is refused. What GET answers is accepted back: " +
      "read-only and unknown properties are ignored. §1.2 With X-HTTP-Method-Override the request is " +
      "the PUT or DELETE of this path, and takes and answers what that does.",
    parameters: refer(...WRITE, "methodOverride", "ifMatch"),
    requestBody: body(
      { anyOf: [component("schemas", "JobRequest"), changesByReference] },
      EXAMPLES.jobRequest,
    ),
    responses: {
      ...jobAnswer("§4.3.6 The job was modified."),
      ...createdAnswer,
      ...deletedAnswer,
      ...errors(...writeErrors, "not_found", "conflict", "version_changed"),
    },
  },
  put: {
    operationId: "putJob",
    summary: "Create or modify the job with a referenceId",
    description:
      "§4.3 Changes only the properties sent when the employer has a job with the referenceId, else " +
      "creates one as POST does. Repeating the request leaves the same state.",
    parameters: refer(...WRITE, "ifMatch"),
    requestBody: body(changesByReference, EXAMPLES.jobRequest),
    responses: {
      ...jobAnswer("§4.3.6 The job was modified."),
      ...createdAnswer,
      ...errors(...writeErrors, "conflict", "version_changed"),
    },
  },
  delete: {
    operationId: "deleteJobByReference",
    summary: "Delete the job with a referenceId",
    description: "§4.4",
    parameters: refer(...WRITE, "ifMatch"),
    requestBody: body(reference, { referenceId }),
    responses: {
      ...deletedAnswer,
      ...errors(...writeErrors, "not_found", "conflict", "version_changed"),
    },
  },
};

/** /jobs/{id} (§4.1, §4.3, §4.4). */
export const jobPath = {
  parameters: refer("jobId"),
  get: {
    operationId: "getJob",
    summary: "Read a job",
    description: "§4.1",
    responses: { ...jobAnswer("§4.1 The job."), ...errors("unauthenticated", "not_found") },
  },
  put: {
    operationId: "changeJob",
    summary: "Modify a job",
    description: "§4.3.3 Changes only the properties sent.",
    parameters: refer(...WRITE, "ifMatch"),
    requestBody: body(changes, { title, status: "archived" }),
    responses: {
      ...jobAnswer("§4.3.6 The job was modified."),
      ...errors(...writeErrors, "not_found", "conflict", "version_changed"),
    },
  },
  delete: {
    operationId: "deleteJob",
    summary: "Delete a job",
    description: "§4.4",
    parameters: refer(...WRITE, "ifMatch"),
    responses: {
      ...deletedAnswer,
      ...errors(...writeErrors, "not_found", "conflict", "version_changed"),
    },
  },
  post: {
    operationId: "overrideJobMethod",
    summary: "PUT or DELETE for a client that cannot send them",
    description: "§1.2 The header says which; without it, POST is not offered here.",
    parameters: refer("methodOverrideRequired", ...WRITE, "ifMatch"),
    requestBody: { ...body(changes, { status: "archived" }), required: false },
    responses: {
      ...jobAnswer("§4.3.6 The job was modified."),
      ...deletedAnswer,
      ...errors(...writeErrors, "not_found", "method_not_allowed", "conflict", "version_changed"),
    },
  },
};
