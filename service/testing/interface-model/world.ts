import { isDeepStrictEqual } from "node:util";
import { expect } from "vitest";
import { todayIn } from "#contract/calendar-date.ts";
import type { DeletedJobRow, VersionHeader, VersionKind } from "#contract/history.ts";
import { problem } from "#contract/problem.ts";
import type { Job } from "#contract/job.ts";
import type { Employer } from "../../employers/store.ts";
import type { Answer, Call } from "../service-under-test.ts";
import { INVALID, type JobBody, type ModelJob, jobAfter } from "./job-model.ts";

/** A version that the service should keep, with what the job was then. */
interface ModelVersion extends ModelJob {
  kind: VersionKind;
}

/** One of two employers: how it calls the service, and what the service should hold of it. */
export interface Party {
  employer: Employer;
  call: Call;
  jobs: Map<number, ModelJob & { etag: unknown }>;
  /** The versions of each job that it ever had, oldest first. */
  history: Map<number, ModelVersion[]>;
}

/** Notes that a job was written. */
export function keepVersion(
  { history }: Party,
  id: number,
  kind: VersionKind,
  job: ModelJob,
): void {
  const { answer, closeDateDefaulted } = job;
  history.set(id, [...(history.get(id) ?? []), { kind, answer, closeDateDefaulted }]);
}

/** Notes that a job was deleted. */
export function forget(party: Party, id: number): void {
  const job = party.jobs.get(id);
  if (job) keepVersion(party, id, "deleted", job);
  party.jobs.delete(id);
}

/** The service under test and what it should hold. */
export interface World {
  parties: [Party, Party];
  timeZone: string;
  /** Requests so far. */
  sent: number;
}

/** Sends a request and checks what every answer promises. */
export async function send(
  world: World,
  party: Party,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  world.sent += 1;
  const answer = await party.call(method, path, body, headers);
  expect(answer.status, `${method} ${path}`).toBeLessThan(500);
  if (answer.status >= 300 && method !== "HEAD") {
    expect(problem.parse(answer.body).message).toMatch(/\S/);
  }
  return answer;
}

/** The job that a request should leave. */
export function after(world: World, party: Party, before: ModelJob | null, body: JobBody) {
  return jobAfter(before, body, party.employer, todayIn(world.timeZone));
}

/** The job of the party that has the reference id, other than `except`. */
export function holderOf(party: Party, referenceId: string | null | undefined, except?: number) {
  return [...party.jobs].find(
    ([id, { answer }]) =>
      referenceId != null && answer.referenceId === referenceId && id !== except,
  );
}

/** A job as the model writes it. */
function shown({ id: _id, locations, ...rest }: Job): ModelJob["answer"] {
  return { ...rest, locations: locations.map(({ description }) => description) };
}

/** Expects the response to a request that creates (201) or modifies (200) a job, and stores the job. */
export function expectSaved(
  { parties }: World,
  party: Party,
  { status, headers, body }: Answer,
  expected: ModelJob | typeof INVALID,
  known?: number,
): void {
  const job = body as Job;
  expect(status).toBe(known === undefined ? 201 : 200);
  expect(expected).not.toBe(INVALID);
  if (expected === INVALID) return;
  expect(shown(job)).toEqual(expected.answer);
  const before = known === undefined ? undefined : party.jobs.get(known);
  if (known === undefined) {
    expect(headers["location"]).toMatch(new RegExp(`/api/v1\\.1/jobs/${job.id}$`));
    for (const { jobs } of parties) expect([...jobs.keys()]).not.toContain(job.id);
  } else {
    expect(job.id).toBe(known);
    // The version moves with a real change, and with nothing else.
    expect(headers["etag"] === before?.etag).toBe(expected === before);
  }
  if (expected !== before)
    keepVersion(party, job.id, known === undefined ? "created" : "changed", expected);
  party.jobs.set(job.id, Object.assign(expected, { etag: headers["etag"] }));
}

/** Expects the service to hold of both employers what the model holds, and nothing else. */
export async function expectSameState(world: World): Promise<void> {
  for (const party of world.parties) {
    const ids: number[] = [];
    for (let page = 1, pages = 1; page <= pages; page++) {
      const { body } = await send(world, party, "GET", `/jobs?pageSize=100&page=${page}`);
      pages = body.paging.pages;
      ids.push(...body.data.map(({ id }: Job) => id));
    }
    expect(ids.toSorted((a, b) => a - b)).toEqual([...party.jobs.keys()].toSorted((a, b) => a - b));
    for (const [id, { answer, etag }] of party.jobs) {
      const { body, headers } = await send(world, party, "GET", `/jobs/${id}`);
      expect(shown(body)).toEqual(answer);
      expect(headers["etag"]).toBe(etag);
    }
    await expectSameHistory(world, party);
  }
}

/** Every version of every job, also of deleted ones, which are listed. */
async function expectSameHistory(world: World, party: Party): Promise<void> {
  for (const [id, versions] of party.history) {
    const path = `/jobs/${id}/versions`;
    const { data } = (await send(world, party, "GET", `${path}?pageSize=100`)).body;
    const seen = (data as VersionHeader[]).toReversed();
    expect(
      seen.map(({ number, kind, changed }) => ({ number, kind, changed: changed.toSorted() })),
    ).toEqual(
      versions.map(({ kind, answer }, index) => ({
        number: index + 1,
        kind,
        changed: changedNames(answer, versions[index - 1]?.answer ?? answer),
      })),
    );
    for (const [index, { answer }] of versions.entries()) {
      const { body } = await send(world, party, "GET", `${path}/${index + 1}`);
      expect(shown(body.job)).toEqual(answer);
    }
  }
  const { data } = (await send(world, party, "GET", "/jobs/deleted?pageSize=100")).body;
  const deleted = [...party.history.keys()].filter((id) => !party.jobs.has(id));
  expect((data as DeletedJobRow[]).map(({ job }) => job.id).toSorted((a, b) => a - b)).toEqual(
    deleted.toSorted((a, b) => a - b),
  );
}

const changedNames = (now: ModelJob["answer"], then: ModelJob["answer"]) =>
  (Object.keys(now) as (keyof typeof now)[])
    .filter((name) => !isDeepStrictEqual(now[name], then[name]))
    .toSorted();
