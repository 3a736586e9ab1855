import * as z from "zod/mini";
import type {
  Activity,
  ActivityVersion,
  DeletedJobRow,
  PublicVersion,
  VersionHeader,
} from "../history.ts";
import type { Problem } from "../problem.ts";
import { type JobHeader, job as jobSchema } from "../job.ts";
import type { JobChangePage } from "../job-changes.ts";
import type { WriteOutcome } from "../write-outcome.ts";
import type { JobList, LocationList } from "../listing.ts";
import { CATEGORIES, LOCATION_TYPE, POSITION_TYPES, ROUTING_TYPES } from "../reference.ts";

const vancouver = { id: 1, name: "Vancouver", description: "Vancouver, BC", type: LOCATION_TYPE };

const header: JobHeader = {
  id: 1201,
  referenceId: "BAKER-7",
  employer: { id: 1, name: "Example Bakery" },
  title: "Baker",
  publishDate: "2026-08-04",
  locations: [vancouver],
  confidential: false,
  status: "active",
};

/** A nullable property that is left out is null. */
const job = z.parse(jobSchema, {
  ...header,
  closeDate: "2026-10-03",
  autoRefresh: false,
  categories: [CATEGORIES[13]],
  positionType: POSITION_TYPES[0],
  salary: {
    amount: 24.5,
    maxAmount: 28,
    period: { id: 5, name: "Hourly", unit: "Hour" },
    plusCommission: false,
  },
  description: "<p>Bake <strong>bread</strong> for the whole street.</p>",
  applicantRoutingType: ROUTING_TYPES[0],
  applicationEmail: "jobs@example.com",
});

const jobRequest = {
  referenceId: job.referenceId,
  title: job.title,
  status: job.status,
  locations: [{ description: vancouver.description }],
  categories: [{ id: CATEGORIES[13].id }],
  positionType: { id: POSITION_TYPES[0].id },
  salary: { amount: 24.5, maxAmount: 28, period: { id: 5 } },
  description: job.description,
  applicantRoutingType: { id: ROUTING_TYPES[0].id },
  applicationEmail: job.applicationEmail,
};

const jobList: JobList = {
  data: [header],
  paging: {
    total: 2,
    page: 1,
    pages: 2,
    pageSize: 1,
    previous: null,
    next: "https://jobs.example.com/api/v1.1/jobs?status=active&pageSize=1&page=2",
  },
};

const locationList: LocationList = {
  data: [vancouver],
  paging: { total: 1, page: 1, pages: 1, pageSize: 10, previous: null, next: null },
  suggestions: [],
};

const timeLine = "5c1f09ae";

const etag = `"${job.id}-3-${timeLine}"`;

const deletionEtag = `"${job.id}-4-${timeLine}"`;
const writeOutcome: WriteOutcome = { status: 200, etag, job };

const jobChangePage: JobChangePage = {
  data: [
    { job, etag },
    { id: 1187, deleted: true },
  ],
  cursor: "WyI4ZjY1IiwxXQ",
  more: false,
};

const onePage = { total: 1, page: 1, pages: 1, pageSize: 10, previous: null, next: null };

const origin = {
  by: "Chloé’s dashboard",
  through: "changeSet",
  changeSet: { id: "8f65c2d1", text: "Pay +3 %" },
} as const;

const version: VersionHeader = {
  number: 3,
  etag,
  at: "2026-08-05T16:04:00.000Z",
  kind: "changed",
  ...origin,
  status: "active",
  changed: ["salary"],
};

const publicVersion: PublicVersion = {
  jobId: job.id,
  version: version.number,
  kind: version.kind,
  publicFrom: "2026-08-05T09:04:00.000-07:00",
  publicUntil: null,
  closedFrom: null,
  ...origin,
  sha256: "3b0d5f1e".repeat(8),
  job,
};

const restorableJob: DeletedJobRow = {
  job: header,
  etag: deletionEtag,
  deletedAt: "2026-08-06T09:30:00.000Z",
  ...origin,
  restorableUntil: "2029-08-06T09:30:00.000Z",
};

const activity: Activity = {
  id: 12,
  ...origin,
  first: version.at,
  last: "2026-08-05T16:04:09.000Z",
  counts: { created: 0, changed: 1, deleted: 0, restored: 0 },
  jobs: { total: 1, ids: [job.id] },
  undone: { jobs: 1, by: "Bao’s dashboard", activity: 13 },
};

const activityVersion: ActivityVersion = {
  jobId: job.id,
  title: job.title,
  kind: "changed",
  before: 2,
  after: 3,
  etag,
  by: origin.by,
  undone: { version: 4, by: "Bao’s dashboard" },
};

const problem: Problem = {
  message: "Give the job a title.",
  errors: [{ field: "title", code: "required", message: "Give the job a title." }],
};

/** One example of every body, each valid by its schema, of the ETags of a job and its deletion, and of a time line. */
export const EXAMPLES = {
  job,
  etag,
  deletionEtag,
  timeLine,
  jobRequest,
  jobList,
  jobChangePage,
  writeOutcome,
  versionList: { data: [version], paging: onePage },
  jobVersion: { ...version, job },
  recordPage: {
    timeZone: "America/Vancouver",
    begins: "2026-01-01T00:00:00.000-08:00",
    ends: "2027-01-01T00:00:00.000-07:00",
    keptFrom: "2026-02-03T10:20:00.000-08:00",
    data: [publicVersion],
    next: null,
  },
  restorableJobList: { data: [restorableJob], paging: onePage },
  activityList: { data: [activity], paging: onePage },
  activityVersionList: { activity, data: [activityVersion], paging: onePage },
  setting: { closing: { sort: "closeDate", days: 14 } },
  locationList,
  location: vancouver,
  categoryList: { data: CATEGORIES },
  positionTypeList: { data: POSITION_TYPES },
  problem,
};
