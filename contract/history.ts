import * as z from "zod/mini";
import { issueText } from "./field-errors.ts";
import { job, jobHeader } from "./job.ts";
import { LIMITS } from "./limits.ts";
import { paging } from "./listing.ts";
import { hasControlCharacter } from "./text.ts";

// History, an extension of the interface: the versions of a job, deleted jobs, and who did what.

/** What a client may say of how a person wrote a job; `api` is what it is without a word. */
const CLIENT_SOURCES = ["form", "changeSet", "import", "undo", "api"] as const;

/**
 * Through what a version came about. The service's own are `autoRefresh`, `plan` (the employer's plan ended
 * auto-refresh), `purge` (an operator removed history), `rename` (of the employer) and `seed` (sample jobs);
 * `unknown` is what was written beside the service.
 */
export const SOURCES = [
  ...CLIENT_SOURCES,
  "autoRefresh",
  "plan",
  "purge",
  "rename",
  "seed",
  "unknown",
] as const;

export type Source = (typeof SOURCES)[number];

/**
 * What happened to the job; `kept` is the job as it was when an operator removed its history, with which its history
 * begins again.
 */
export const VERSION_KINDS = ["created", "changed", "deleted", "restored", "kept"] as const;

export type VersionKind = (typeof VERSION_KINDS)[number];

/** Visible ASCII characters. */
export const changeSetId = z.string().check(
  z.refine((id) => /^[\x21-\x7e]+$/.test(id) && id.length <= LIMITS.changeSetId, {
    error: issueText({ key: "changeSetIdInvalid", max: LIMITS.changeSetId }),
  }),
);

/** The value of `Change-Set-Text`; decoded, it is plain text of one line. */
export const changeSetText = z.string().check(
  z.refine((written) => isChangeSetText(written), {
    error: issueText({ key: "changeSetTextInvalid", max: LIMITS.changeSetText }),
  }),
);

function isChangeSetText(written: string): boolean {
  try {
    const text = decodeURIComponent(written);
    return text.length <= LIMITS.changeSetText && !hasControlCharacter(text);
  } catch {
    return false;
  }
}

/** The value of `Change-Source`. */
export const clientSource = z.enum(
  CLIENT_SOURCES,
  issueText({ key: "sourceUnknown", allow: CLIENT_SOURCES.join(", ") }),
);

/** The value of `Change-Undoes`. */
export const undoneVersion = z.string().check(
  z.refine((etag) => /^"[\x21\x23-\x7e]{1,100}"$/.test(etag), {
    error: issueText({ key: "undoneVersionInvalid" }),
  }),
);

const id = z.int().check(z.meta({ format: "int32" }));
const instant = z.string().check(z.meta({ format: "date-time" }));
const source = z.enum(SOURCES);
/** The name of the key that wrote it; null where the key has no name or the service wrote. */
const by = z.nullable(z.string());
const changeSet = z.nullable(z.object({ id: z.string(), text: z.string() }));

/** A version of a job, without the job. */
export const versionHeader = z.object({
  /** The order of a job's versions, with gaps where old ones were removed; not by `at`, as clocks jump. */
  number: id,
  /** Of this version: the ETag that the job has or had. */
  etag: z.string(),
  at: instant,
  kind: z.enum(VERSION_KINDS),
  by,
  through: source,
  changeSet,
  /** As the job had it; of a deletion, the last. */
  status: jobHeader.shape.status,
  /** Properties of the job that differ from the version before; empty where that is not kept. */
  changed: z.array(z.string()),
});

/** The answer of GET /jobs/{id}/versions, newest first. */
export const versionList = z.object({ data: z.array(versionHeader), paging });

/** The answer of GET /jobs/{id}/versions/{number}: the whole job as it was; of a deletion, as it was last. */
export const jobVersion = z.object({ ...versionHeader.shape, job });

/** A job that was deleted and can be restored. */
export const deletedJobRow = z.object({
  job: jobHeader,
  /** Of its deletion: with it in `If-Match`, POST /jobs/{id}/restore restores what the row shows. */
  etag: z.string(),
  deletedAt: instant,
  by,
  through: source,
  changeSet,
  /** Until about when POST /jobs/{id}/restore brings it back. */
  restorableUntil: instant,
});

/** The answer of GET /jobs/deleted, newest first. */
export const deletedJobList = z.object({ data: z.array(deletedJobRow), paging });

/** A change set, or what one person did within an hour through one thing. */
export const activity = z.object({
  id,
  changeSet,
  by,
  through: source,
  /** Of its first and last write. */
  first: instant,
  last: instant,
  /** Versions that it made, by kind. */
  counts: z.object({ created: z.int(), changed: z.int(), deleted: z.int(), restored: z.int() }),
  /** How many jobs, and the ids of the first `LIMITS.activityJobs`. */
  jobs: z.object({ total: z.int(), ids: z.array(id) }),
  /** Of how many jobs the last version that it made is taken back; by whom, and by which activity last. */
  undone: z.nullable(z.object({ jobs: z.int(), by, activity: id })),
});

/** The answer of GET /activity, the one that began last first. */
export const activityList = z.object({ data: z.array(activity), paging });

/** A version that an activity made. */
export const activityVersion = z.object({
  jobId: id,
  title: z.string(),
  kind: z.enum(VERSION_KINDS),
  /** Number of the version before it; null for a creation, and where it is not kept. */
  before: z.nullable(id),
  /** Number of the version that it made. */
  after: id,
  /** Of `after`: as long as the job has it, nobody has changed it since. */
  etag: z.string(),
  by,
  /** The version that takes it back, unless that was taken back itself; null where none does. */
  undone: z.nullable(z.object({ version: id, by })),
});

/** The answer of GET /activity/{id}, in the order of job and version. */
export const activityVersionList = z.object({ activity, data: z.array(activityVersion), paging });

/** A version that was public, as the record of an employer has it. */
export const publicVersion = z.object({
  jobId: id,
  version: id,
  kind: z.enum(VERSION_KINDS),
  /**
   * When it became public; of kind `kept`, when its history began again. Where the clock was set back before
   * the next version, the earlier of the two times. Like those below, with the offset of the time zone.
   */
  publicFrom: instant,
  /** When the next version came; null while it is current. */
  publicUntil: z.nullable(instant),
  /** From when on applicants saw a closed job, as its close date had passed; null where they did not. */
  closedFrom: z.nullable(instant),
  by,
  through: source,
  changeSet,
  /** Of the job as canonical JSON (RFC 8785), as hexadecimal digits. */
  sha256: z.string(),
  job,
});

/** The answer of GET /jobs/record, in the order of job and version. */
export const recordPage = z.object({
  /** In which its days begin and end. */
  timeZone: z.string(),
  /** When the first day begins and the last one ends, which it does not include. */
  begins: instant,
  ends: instant,
  /** Of the oldest version that is kept, of any kind; null on later pages, and where none is. */
  keptFrom: z.nullable(instant),
  data: z.array(publicVersion),
  /** What to send as `after` for the next page; null on the last. */
  next: z.nullable(z.string()),
});

export type PublicVersion = z.infer<typeof publicVersion>;
export type RecordPage = z.infer<typeof recordPage>;
export type VersionHeader = z.infer<typeof versionHeader>;
export type JobVersion = z.infer<typeof jobVersion>;
export type DeletedJobRow = z.infer<typeof deletedJobRow>;
export type Activity = z.infer<typeof activity>;
export type ActivityVersion = z.infer<typeof activityVersion>;
