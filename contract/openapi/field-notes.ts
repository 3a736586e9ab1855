import { ALLOWED_TAGS, LINK_ATTRIBUTES } from "../description-markup.ts";
import type { Job } from "../job.ts";
import { LIMITS } from "../limits.ts";
import { ROUTING_TYPES, SALARY_PERIODS } from "../reference.ts";

const routes = ROUTING_TYPES.map(({ id, name }) => `${id} (${name})`).join(" or ");
const periods = SALARY_PERIODS.map(({ id, name, unit }) => `${id} ${name} (${unit})`).join(", ");

/**
 * What the fields are for, in the words of the interface (§2, §4.2), by component and property. Types
 * and limits are not repeated here: they come from the schemas.
 */
const JOB_NOTES: Record<keyof Job, string> = {
  id: "§2.1 Unique id of the job, assigned by the service.",
  referenceId: "§2.1 The employer's own unique id of the job; null when it has none.",
  employer: "§2.1 The employer that owns the job.",
  title: "§2.1 Title of the job.",
  publishDate: "§2.1, §3 The day on which the job was published. Set by the service.",
  closeDate: "§2.1 The day on which the job closes.",
  confidential: "§2.1 true when the employer's name is confidential.",
  autoRefresh:
    `§2.1 true when the publish date moves to today every ${LIMITS.autoRefreshDays} days. For employers on ` +
    "unlimited job plans; for others it stays false.",
  status: "§2.1, §3 State of the job.",
  locations: "§2.2 Where the job is.",
  categories: "§2.3 Categories of the job.",
  positionType: "§2.4 Kind of employment.",
  salary: "§2.5 null when no salary is defined.",
  description: "§2.1 Job description as HTML.",
  applicantRoutingType: `§2.6 How applicants apply: ${routes}.`,
  applicationEmail: "§2.1 Receives a copy of each application; null when the routing is URL.",
  applicationUrl: "§2.1 Where candidates apply; null when the routing is Email.",
};

const REQUEST_NOTES: Record<keyof Job, string> = {
  ...JOB_NOTES,
  referenceId: "§4.2 The employer's own unique id of the job. PUT is recommended with it.",
  closeDate: `§4.2 null and no date both ask for ${LIMITS.defaultJobDays} days after publishDate.`,
  status: "§4.2 State of the job.",
  locations: "§4.2 Each as City or as City, ProvinceCode; both together are not ambiguous.",
  categories: "§4.2 Ids as GET /jobcategories lists them.",
  positionType: "§4.2 An id as GET /positiontypes lists them.",
  salary: "§4.2 Base salary; period.id as in §2.5. null for none.",
  description:
    `§4.2 HTML with the tags ${ALLOWED_TAGS.join(", ")}, of which only a has attributes: ` +
    `${LINK_ATTRIBUTES.join(" (required) and ")}. What breaks this is refused, never repaired.`,
  applicationEmail: "§4.2 Needed when applicants apply by e-mail, else ignored.",
  applicationUrl: "§4.2 Needed when applicants apply on a page of the employer's, else ignored.",
};

/** A property that a change omits keeps its value. */
const CHANGE_NOTES: typeof REQUEST_NOTES = {
  ...REQUEST_NOTES,
  closeDate: `§4.2 null asks for ${LIMITS.defaultJobDays} days after publishDate.`,
};

/** Who wrote, through what. */
const ORIGIN_NOTES = {
  by: "Name of the key that wrote; null where it has none, or the service wrote.",
  through:
    "As Change-Source said, or autoRefresh, plan, purge, rename, seed; unknown of what was written beside the service.",
  changeSet: "As Change-Set-Id and Change-Set-Text said; null for none.",
};

const VERSION_NOTES = {
  ...ORIGIN_NOTES,
  number: "The order of the versions of a job; not that of at, as clocks jump.",
  etag: "ETag that the job has or had in this version.",
  kind: "What happened; kept is what the job was when its history was removed, and began again.",
  status: "Of the job; of a deletion, its last.",
  changed:
    "Properties of the job that differ from the version before; empty where that is not kept.",
};

export const FIELD_NOTES: Record<string, Record<string, string>> = {
  Job: JOB_NOTES,
  JobHeader: JOB_NOTES,
  JobDetails: { ...JOB_NOTES, etag: "Version of the job; If-Match takes it." },
  JobRequest: REQUEST_NOTES,
  JobChanges: CHANGE_NOTES,
  JobReference: { referenceId: "§4.3.2 The employer's own unique id of the job." },
  Location: {
    name: "§2.2 Human-readable name.",
    description: "§2.2 City, ProvinceCode.",
    type: "§2.2 The kind of location.",
  },
  Salary: {
    amount: "§2.5 Base salary. At most two decimals, kept exactly.",
    maxAmount: "§2.5 Maximum salary, not below amount.",
    period: `§2.5 What the amount is paid for: ${periods}.`,
    plusCommission: "§2.5 true when the job earns commission.",
  },
  Paging: {
    total: "§2.8 Number of matching jobs.",
    page: "§2.8 This page, from 1.",
    pages: "§2.8 Number of pages.",
    pageSize: "§2.8 Records per page in use.",
    previous: "§2.8 Absolute URL of the previous page; null on the first.",
    next: "§2.8 Absolute URL of the next page with the same filters; null on the last.",
  },
  ChangedJob: { job: "The job as GET /jobs/{id} answers it.", etag: "Its ETag." },
  DeletedJob: { id: "Id of the job that is gone." },
  JobChangePage: {
    data: "In the order of the changes.",
    cursor: "Opaque: since of the next request.",
    more: "true when there is more to be read at once.",
  },
  WriteOutcome: {
    status: "Of the response to the write.",
    etag: "Of the version that it made.",
    job: "The job as the write left it; null after a deletion.",
  },
  VersionHeader: VERSION_NOTES,
  JobVersion: { ...VERSION_NOTES, job: "The job as it was; of a deletion, as it was last." },
  PublicVersion: {
    ...ORIGIN_NOTES,
    publicFrom: "When it became public; of kind kept, when its history began again.",
    publicUntil: "When the next version came; null while it is current.",
    closedFrom:
      "From when on applicants saw a closed job, as its close date had passed; null where they did not.",
    sha256: "Of job as canonical JSON (RFC 8785), as hexadecimal digits.",
  },
  RecordPage: {
    timeZone: "In which the days begin and end.",
    begins: "When the first day begins.",
    ends: "When the last day ends, which it does not include.",
    keptFrom: "Time of the oldest version that is kept; null on later pages, and where none is.",
    next: "What to send as after for the next page; null on the last.",
  },
  RestorableJob: {
    etag: "Of the version that its deletion made.",
    ...ORIGIN_NOTES,
    restorableUntil: "Until about when it can be restored.",
  },
  Activity: {
    ...ORIGIN_NOTES,
    first: "Time of its first write.",
    last: "Time of its last write.",
    counts: "Versions that it made, by kind.",
    jobs: "How many jobs it wrote, and the first of their ids.",
    undone:
      "Of how many jobs the last version that it made is taken back, as Change-Undoes said; the last who did, and " +
      "by which activity. null for none.",
  },
  ActivityVersion: {
    before: "Number of the version before; null for a creation, and where it is not kept.",
    after: "Number of the version that was made.",
    etag: "ETag of after: as long as the job has it, nobody has changed it since.",
    by: ORIGIN_NOTES.by,
    undone: "The version that takes it back, unless that was taken back itself; null for none.",
  },
  LocationList: {
    suggestions:
      "Where no place of the list is found, those with nearly that name, the nearest first; else empty.",
    room: "With a key and without q: how many further places that the list lacks the employer's jobs may name.",
  },
  Problem: {
    message: "A sentence that a person can read.",
    errors: "Every rule that was broken; empty when no field is to blame.",
  },
};

/**
 * Properties that may be null in a response. The schemas of responses accept null anywhere, because
 * other services send it; this service does not.
 */
export const NULLABLE = [
  "referenceId",
  "salary",
  "maxAmount",
  "applicationEmail",
  "applicationUrl",
  "previous",
  "next",
  "by",
  "changeSet",
  "closedFrom",
  "keptFrom",
  "before",
  "publicUntil",
];
