import { Piscina } from "piscina";
import type { Offence } from "#contract/description.ts";
import { jobRequest, jobRequestWith } from "#contract/job-request.ts";
import { isRecord } from "#contract/request-fields.ts";
import type { EmployerId } from "../employers/employer.ts";
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
 * The schema to validate a job with. A long description is checked first, in a worker thread, so that
 * the event loop is free; an employer's wait for each other, so that others' are checked in between.
 */
export async function jobRequestFor(employerId: EmployerId, body: unknown) {
  const html = isRecord(body) ? body["description"] : undefined;
  if (typeof html !== "string" || html.length <= SHORT) return jobRequest;
  const offences = await oneAtATime(employerId, () => workers.run(html));
  return jobRequestWith(() => offences);
}
