import { LIMITS } from "../limits.ts";
import { activityQuery, historyQuery, recordQuery } from "../list-queries.ts";
import { EXAMPLES } from "./examples.ts";
import { queryParameters, refer, WRITE } from "./parameters.ts";
import { answer, body, errors, jobAnswer } from "./responses.ts";
import { component } from "./schemas.ts";

/** The versions of jobs, deleted jobs and activity, all with the tag of the extensions. */
export const historyPaths = (tag: string) => ({
  "/jobs/{id}/versions": {
    parameters: refer("jobId"),
    get: {
      tags: [tag],
      operationId: "listJobVersions",
      summary: "List the versions of a job",
      description:
        "Extension. Newest first, of a deleted job too. A number is never given twice; there are gaps where old " +
        "versions were removed.",
      parameters: queryParameters(historyQuery),
      responses: {
        ...answer("One page.", "VersionList", EXAMPLES.versionList),
        ...errors("invalid_request", "unauthenticated", "not_found"),
      },
    },
  },
  "/jobs/{id}/versions/{number}": {
    parameters: refer("jobId", "versionNumber"),
    get: {
      tags: [tag],
      operationId: "getJobVersion",
      summary: "Read a version of a job",
      description: "Extension. With the whole job as it was.",
      responses: {
        ...answer("The version.", "JobVersion", EXAMPLES.jobVersion),
        ...errors("unauthenticated", "not_found"),
      },
    },
  },
  "/jobs/record": {
    get: {
      tags: [tag],
      operationId: "readPublicRecord",
      summary: "Read what was public in a span of days",
      description:
        "Extension. Each version of a job that was public on any of the days, whole, also of deleted jobs, in the " +
        "order of job and version. Days begin and end by the zone data of the service, and times have its offset.",
      parameters: queryParameters(recordQuery),
      responses: {
        ...answer("One page.", "RecordPage", EXAMPLES.recordPage),
        ...errors("invalid_request", "unauthenticated"),
      },
    },
  },
  "/jobs/deleted": {
    get: {
      tags: [tag],
      operationId: "listDeletedJobs",
      summary: "List deleted jobs",
      description: "Extension. Those that can be restored, the one that was deleted last first.",
      parameters: queryParameters(historyQuery),
      responses: {
        ...answer("One page.", "RestorableJobList", EXAMPLES.restorableJobList),
        ...errors("invalid_request", "unauthenticated"),
      },
    },
  },
  "/jobs/{id}/restore": {
    parameters: refer("jobId"),
    post: {
      tags: [tag],
      operationId: "restoreJob",
      summary: "Restore a deleted job",
      description:
        "Extension. The job is there again under its id, with the status and dates that it had, as its next " +
        "version. A body changes the properties given, as PUT does. Refused where it exists, or another job has its " +
        "referenceId. If-Match takes the ETag of the version that its deletion made.",
      parameters: refer(...WRITE, "ifMatch"),
      requestBody: {
        ...body(component("schemas", "JobChanges"), { status: "draft" }),
        required: false,
      },
      responses: {
        ...jobAnswer("The job was restored."),
        ...errors(
          "invalid_request",
          "unauthenticated",
          "forbidden",
          "request_timeout",
          "not_found",
        ),
        ...errors("conflict", "version_changed", "too_large", "unsupported_media_type"),
      },
    },
  },
  "/activity": {
    get: {
      tags: [tag],
      operationId: "listActivity",
      summary: "List who wrote jobs, and through what",
      description:
        "Extension. A change set, whichever keys wrote it, or all else that one wrote within an hour through the same thing; the one " +
        `that began last first. Of each, the ids of the first ${LIMITS.activityJobs} jobs are named.`,
      parameters: queryParameters(activityQuery),
      responses: {
        ...answer("One page.", "ActivityList", EXAMPLES.activityList),
        ...errors("invalid_request", "unauthenticated"),
      },
    },
  },
  "/activity/{id}": {
    parameters: refer("activityId"),
    get: {
      tags: [tag],
      operationId: "getActivity",
      summary: "List the versions that an activity made",
      description: "Extension. In the order of job and version, each with the version before it.",
      parameters: queryParameters(historyQuery),
      responses: {
        ...answer("One page.", "ActivityVersionList", EXAMPLES.activityVersionList),
        ...errors("invalid_request", "unauthenticated", "not_found"),
      },
    },
  },
});
