import { Piscina } from "piscina";
import { checkDescription } from "#contract/description.ts";
import type { Offence } from "#contract/description-offences.ts";
import { isOutdated, jobRequest, jobRequestWith, type StoredTexts } from "#contract/job-request.ts";
import { isRecord } from "#contract/request-fields.ts";
import type { EmployerId } from "../db/employer.ts";
import { limitPerKey } from "./limit-per-key.ts";

/** UTF-16 units of a description up to which the check takes a few milliseconds of the event loop. */
const SHORT = 8 * 1024;

const workers = new Piscina<string, Offence[]>({
  filename: new URL("./description-worker.js", import.meta.url).href,
  name: "checkDescription",
  minThreads: 0,
  maxThreads: 1,
  idleTimeout: 60_000,
});

/** Each waits with its whole description. */
const MAX_WAITING = 32;

const oneAtATime = limitPerKey(1, MAX_WAITING);

/**
 * The schema to validate a job with, beside what it has stored. A long description is checked first, in a worker thread, so that
 * the event loop is free; an employer's wait for each other, so that others' are checked in between.
 */
export async function jobRequestFor(employerId: EmployerId, body: unknown, stored?: StoredTexts) {
  const html = isRecord(body) ? body["description"] : undefined;
  // Seldom, as it takes milliseconds to build a schema.
  const outdated = stored && isOutdated(stored) ? stored : undefined;
  if (typeof html !== "string" || html.length <= SHORT)
    return outdated ? jobRequestWith(checkDescription, outdated) : jobRequest;
  const offences = await oneAtATime(employerId, () => workers.run(html));
  return jobRequestWith(() => offences, outdated);
}
