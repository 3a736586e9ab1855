import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { todayIn } from "#contract/calendar-date.ts";
import { jobChanges, jobReference } from "#contract/job-request.ts";
import { jobListQuery } from "#contract/list-queries.ts";
import { parseId } from "#contract/parse-id.ts";
import type { WriteOutcome } from "#contract/write-outcome.ts";
import type { Database, Queryable } from "../db/database.ts";
import { DuplicateKeyError } from "../db/errors.ts";
import { employerOf } from "../employers/authenticate.ts";
import { ServiceError } from "../http/errors.ts";
import { absoluteUrl, pagingOf } from "../http/links.ts";
import { parseRequest } from "../http/parse-request.ts";
import { resource } from "../http/resource.ts";
import { sendList } from "../http/send-list.ts";
import { jobTag, requireMatch } from "./etag.ts";
import { limitPerKey } from "./limit-per-key.ts";
import { type Answer, type WriteName, withdrawName, writeOnce } from "./idempotency.ts";
import type { JobRecord } from "./job-record.ts";
import { findDeletedJob } from "./version-store.ts";
import { listJobs } from "./list-store.ts";
import { presentDetails, presentHeader, presentJob } from "./presenter.ts";
import { requestOrigin } from "./request-origin.ts";
import { type ValidJob, validateJob } from "./rules.ts";
import { type Saving, createJob, modifyJob, restoreJob, validateChanges } from "./save-job.ts";
import { deleteJob, findJob, findJobByReferenceId } from "./store.ts";

export interface JobRoutesDeps {
  db: Database;
  timeZone: string;
  publicUrl: string | undefined;
  /** Without extensions. */
  plain: boolean;
}

/** Searches of one employer that a process runs at a time on PostgreSQL. */
const SEARCHES_AT_A_TIME = 2;

/** Maximum number of waiting searches, or retries of writes, of one employer. */
const MAX_WAITING = 100;

/** Maximum number of retries of a write that finds a newer version of the job. */
const MAX_ATTEMPTS = 100;

/** A write that is ready to be done: resolves to `null` where another request has written the job. */
type Write = (on: Queryable) => Promise<Answer | null>;

/** Another request wrote the job since it was looked for: the failed statement has ended the transaction. */
class WrittenMeanwhile extends Error {}

/** What tells a request from others under the same `Idempotency-Key`. */
const identityOf = (method: "POST" | "PUT" | "DELETE", { url, body }: FastifyRequest) => [
  method,
  url,
  body,
];

/** Before the job is written: an answer that is refused afterwards would hide that it was. */
const expectAnswer = (request: FastifyRequest, { request: { description } }: ValidJob) =>
  request.expectAnswer(Buffer.byteLength(description));

/** 404, also when the job belongs to another employer. */
export const jobNotFound = () => new ServiceError("not_found", { key: "jobNotFound" });

/** The job operations (§4), below `requireEmployer`. */
export function jobRoutes(
  app: FastifyInstance,
  { db, timeZone, publicUrl, plain }: JobRoutesDeps,
): void {
  const search = limitPerKey(db.engine === "embedded" ? 1 : SEARCHES_AT_A_TIME, MAX_WAITING);
  const writingAgain = limitPerKey(1, MAX_WAITING);

  /** The first attempt does not wait; retries run one at a time per employer, or many would validate in vain. */
  const untilWritten = async <T>(request: FastifyRequest, tryToWrite: () => Promise<T>) => {
    const attempt = () =>
      tryToWrite().catch((error: unknown) => {
        if (error instanceof WrittenMeanwhile) return null;
        throw error;
      });
    return (await attempt()) || writingAgain(employerOf(request).id, () => repeated(attempt));
  };

  const saving = (request: FastifyRequest): Saving => ({
    db,
    employer: employerOf(request),
    today: todayIn(timeZone),
    origin: requestOrigin(request),
  });

  /**
   * Runs a write, once only under its `Idempotency-Key` if it has one, until no other request comes first.
   * `identity` tells it from other requests under the same key.
   */
  async function write(
    request: FastifyRequest,
    identity: unknown,
    prepare: () => Promise<Write>,
  ): Promise<Answer> {
    // Refused before anything is read.
    requestOrigin(request);
    const key = request.headers["idempotency-key"];
    if (typeof key !== "string") return untilWritten(request, async () => (await prepare())(db));
    const name: WriteName = { employer: employerOf(request), key, identity };
    return untilWritten(request, () => writeOnce(db, name, prepare));
  }

  function send(request: FastifyRequest, reply: FastifyReply, { job, ...answer }: Answer) {
    reply.code(answer.status);
    reply.header("etag", jobTag(request, answer));
    if (!job) return reply.send();
    if (answer.status === 201)
      reply.header("location", absoluteUrl(request, publicUrl, `/jobs/${job.id}`));
    return reply.send(job);
  }

  const answerOf = (request: FastifyRequest, status: 200 | 201, job: JobRecord): Answer => ({
    status,
    id: job.id,
    version: job.version,
    job: presentJob(job, employerOf(request)),
  });

  const byPathId = (request: FastifyRequest) => {
    const id = parseId((request.params as { id: string }).id);
    return id === undefined ? null : findJob(db, employerOf(request).id, id);
  };

  /** A stored reference id may be older than their normalization: what was sent is looked for too. */
  async function byReferenceId(request: FastifyRequest): Promise<JobRecord | null> {
    const { referenceId } = parseRequest(jobReference, request.body);
    const sent = (request.body as { referenceId: string }).referenceId;
    const find = (text: string) => findJobByReferenceId(db, employerOf(request).id, text);
    return (await find(referenceId)) ?? (sent === referenceId ? null : find(sent));
  }

  function creation(request: FastifyRequest, valid: ValidJob): Write {
    expectAnswer(request, valid);
    return async (on) =>
      answerOf(request, 201, await createJob({ ...saving(request), db: on }, valid));
  }

  async function modification(request: FastifyRequest, job: JobRecord | null): Promise<Write> {
    if (!job) throw jobNotFound();
    requireMatch(request, job);
    const changes = parseRequest(jobChanges, request.body);
    const valid = await validateChanges(employerOf(request).id, job, changes);
    expectAnswer(request, valid);
    return async (on) => {
      const saved = await modifyJob({ ...saving(request), db: on }, job, { changes, valid });
      return saved && answerOf(request, 200, saved);
    };
  }

  function deletion(request: FastifyRequest, job: JobRecord | null): Write {
    if (!job) throw jobNotFound();
    requireMatch(request, job);
    const { id, version } = job;
    return async (on) =>
      (await deleteJob(on, employerOf(request).id, job, requestOrigin(request)))
        ? { status: 204, id, version: version + 1, job: null }
        : null;
  }

  /** @throws 409 for a job that exists */
  async function restoration(request: FastifyRequest): Promise<Write> {
    const id = parseId((request.params as { id: string }).id);
    const deleted = id === undefined ? null : await findDeletedJob(db, employerOf(request).id, id);
    if (deleted === "exists") throw new ServiceError("conflict", { key: "jobNotDeleted" });
    if (!deleted) throw jobNotFound();
    requireMatch(request, deleted);
    const changes = request.body === undefined ? {} : parseRequest(jobChanges, request.body);
    const isChanged = Object.keys(changes).length > 0;
    const valid = isChanged
      ? await validateChanges(employerOf(request).id, deleted, changes)
      : null;
    return async (on) => {
      try {
        const change = valid && { changes, valid };
        const restored = await restoreJob({ ...saving(request), db: on }, deleted, change);
        return restored && answerOf(request, 200, restored);
      } catch (error) {
        // Its version where it was restored and deleted again; its reference id where both insert it at once.
        if (error instanceof DuplicateKeyError)
          throw new WrittenMeanwhile("Another request was faster.", { cause: error });
        throw error;
      }
    };
  }

  async function saveByReferenceId(request: FastifyRequest): Promise<Write> {
    const job = await byReferenceId(request);
    if (job) return modification(request, job);
    requireMatch(request, null);
    const create = creation(request, await validateJob(employerOf(request).id, request.body));
    return async (on) =>
      create(on).catch((error: unknown) => {
        if (error instanceof ServiceError && error.code === "conflict")
          throw new WrittenMeanwhile("It is to be modified.", { cause: error });
        throw error;
      });
  }

  resource(app, "/jobs", {
    /** §4.5 */
    async GET(request, reply) {
      const query = parseRequest(jobListQuery, request.query);
      const employer = employerOf(request);
      const { q, status, include } = query;
      const list = () => listJobs(db, employer.id, query);
      const { total, jobs } = await (q === null ? list() : search(employer.id, list));
      return sendList(reply, {
        data: jobs.map((job) =>
          "version" in job
            ? { ...presentDetails(job, employer), etag: jobTag(request, job) }
            : presentHeader(job, employer),
        ),
        paging: pagingOf(query, total, absoluteUrl(request, publicUrl, "/jobs"), {
          q,
          status,
          include,
        }),
      });
    },
    /** §4.2 */
    async POST(request, reply) {
      const valid = await validateJob(employerOf(request).id, request.body);
      const create = async () => creation(request, valid);
      return send(request, reply, await write(request, valid.request, create));
    },
    /** §4.3.4, §4.3.5 */
    async PUT(request, reply) {
      const save = () => saveByReferenceId(request);
      return send(request, reply, await write(request, identityOf("PUT", request), save));
    },
    /** §4.4 */
    async DELETE(request, reply) {
      const remove = async () => deletion(request, await byReferenceId(request));
      return send(request, reply, await write(request, identityOf("DELETE", request), remove));
    },
  });

  resource(app, "/jobs/:id", {
    /** §4.1 */
    async GET(request, reply) {
      const job = await byPathId(request);
      if (!job) throw jobNotFound();
      return send(request, reply, answerOf(request, 200, job));
    },
    /** §4.3.3 */
    async PUT(request, reply) {
      const change = async () => modification(request, await byPathId(request));
      return send(request, reply, await write(request, identityOf("PUT", request), change));
    },
    /** §4.4 */
    async DELETE(request, reply) {
      const remove = async () => deletion(request, await byPathId(request));
      return send(request, reply, await write(request, identityOf("DELETE", request), remove));
    },
  });

  if (plain) return;
  resource(app, "/writes/:key", {
    /** An extension: what was done under an `Idempotency-Key`; 204 for what was not, and will not be. */
    async DELETE(request, reply) {
      const { key } = request.params as { key: string };
      const done = await withdrawName(db, employerOf(request), key);
      if (!done) return reply.code(204).send();
      const { status, job } = done;
      const etag = jobTag(request, done);
      return { status, etag, job } satisfies WriteOutcome;
    },
  });

  resource(app, "/jobs/:id/restore", {
    /** An extension: the deleted job again, under its id, with the changes of a body. */
    async POST(request, reply) {
      const restore = () => restoration(request);
      return send(request, reply, await write(request, identityOf("POST", request), restore));
    },
  });
}

/**
 * Retries until the write succeeds. Nothing is locked between reading and writing a job; an attempt
 * that finds a newer version returns `null` or `false`, and the next one reads the job again.
 */
async function repeated<T>(attempt: () => Promise<T>): Promise<NonNullable<T>> {
  for (let count = 0; count < MAX_ATTEMPTS; count++) {
    const result = await attempt();
    if (result) return result;
  }
  throw new ServiceError(
    "unavailable",
    { key: "changedByMany" },
    { headers: { "retry-after": "1" } },
  );
}
