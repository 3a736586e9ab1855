import type { Job } from "#contract/job.ts";
import { bodyOf } from "../fields/job-body.ts";
import { changedProperties } from "../fields/job-values.ts";
import type { VersionedJob } from "../requests/read-requests.ts";
import type { JobBody } from "../requests/write-requests.ts";
import { undoKey } from "./names.ts";
import { buttonWrite, type SingleWrite } from "./single-write.ts";

/** Properties that are valid only together: where one was changed since, none is taken back. */
const ROUTE = ["applicantRoutingType", "applicationEmail", "applicationUrl"];

/** What is left to take back of a change. */
export interface Back {
  /** The properties that nobody has changed since, with the values from before. */
  changes: JobBody;
  /** The properties that are another person's by now. */
  kept: string[];
  /** Whether ours are among them, and nothing else is left. */
  isBlocked: boolean;
  /** Whether it was taken back before. */
  isDone: boolean;
}

/**
 * Takes back what a write changed and nobody has changed since. Everything else is another person's and
 * stays, property by property.
 */
export function propertiesBack(before: Job, after: Job, newest: Job): Back {
  const ours = changedProperties(bodyOf(after), bodyOf(before));
  const theirs = Object.keys(changedProperties(bodyOf(after), bodyOf(newest)));
  const changedSince = (name: string) =>
    ROUTE.includes(name) ? ROUTE.some((one) => theirs.includes(one)) : theirs.includes(name);
  const changes = Object.fromEntries(Object.entries(ours).filter(([name]) => !changedSince(name)));
  // Who came before us to take it back has nothing to be told.
  const stillOther = changedProperties(bodyOf(before), bodyOf(newest));
  const kept = theirs.filter((name) => !(name in ours && !(name in stillOther)));
  const isEmpty = Object.keys(changes).length === 0;
  return {
    changes,
    kept,
    isBlocked: isEmpty && kept.some((name) => name in ours),
    isDone: isEmpty && kept.length === 0 && theirs.length > 0,
  };
}

/** The write of a button that takes back one that was carried out; null where nothing can. */
export function undoOf(
  { job, write }: SingleWrite,
  after: VersionedJob | null,
): SingleWrite | null {
  const key = undoKey(after?.etag ?? null) ?? undefined;
  const options = { isUndo: true, ...(key !== undefined && { key }) };
  if (write.kind === "delete")
    return buttonWrite(job, { kind: "restore", job, etag: null }, null, { isUndo: true });
  if (after === null) return null;
  if (write.kind !== "change") return buttonWrite(after.job, { kind: "delete" }, after, options);
  const changes = Object.fromEntries(
    Object.keys(write.changes).map((name) => [name, job[name as keyof Job]]),
  );
  return buttonWrite(after.job, { kind: "change", changes }, after, options);
}
