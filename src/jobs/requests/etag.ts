import { currentTimeLine } from "#src/lib/session/key-headers.ts";
import type { VersionedJob } from "./read-requests.ts";

/** What our service says of a version in a job's ETag, as in `"7-3-5c1f09ae"`. */
function readEtag(etag: string | null) {
  const [, version = "0", timeLine] = /^"\d+-(\d+)(?:-(\w+))?"$/.exec(etag ?? "") ?? [];
  return { version: Number(version), timeLine };
}

/**
 * Whether a service can be trusted to refuse (412) what is written over another version than that of
 * the tag; where not, we look for ourselves, as late as we can. A weak tag is no promise to, as many
 * a web framework adds one to all that it answers.
 */
export const isVersion = (etag: string | null): boolean => etag !== null && !etag.startsWith("W/");

/** The number of a job's version by its ETag; 0 where the service does not say. */
export const versionOf = (etag: string | null): number => readEtag(etag).version;

/**
 * Whether two ETags are of one course of events: a restore of the service's data begins another one, where
 * version 4 of a job may be another version 4.
 */
export const isSameTimeLine = (one: string | null, other: string | null): boolean =>
  readEtag(one).timeLine === readEtag(other).timeLine;

/** Whether the first is known to be a later version of the same job than the second. */
export const isLaterVersion = (one: string | null, other: string | null): boolean =>
  isSameTimeLine(one, other) && readEtag(one).version > readEtag(other).version;

/** Whether a version was read before the service's data was last restored. */
export const isBeforeRestore = (etag: string | null): boolean =>
  (readEtag(etag).timeLine ?? null) !== currentTimeLine();

/** Whether two reads of a job gave the same version; compares the jobs where ETags do not tell. */
export const isSameVersion = (one: VersionedJob, other: VersionedJob): boolean =>
  one.etag !== null && other.etag !== null && isSameTimeLine(one.etag, other.etag)
    ? one.etag === other.etag
    : JSON.stringify(one.job) === JSON.stringify(other.job);
