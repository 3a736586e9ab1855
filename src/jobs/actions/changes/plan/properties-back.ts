import type { Job } from "#contract/job.ts";
import { bodyOf, type JobBody } from "../../../job/fields/job-body.ts";
import { changedProperties } from "../../../job/fields/job-values.ts";

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
