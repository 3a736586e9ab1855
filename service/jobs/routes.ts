import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { todayIn } from "#contract/calendar-date.ts";
import type { Job } from "#contract/job.ts";
import { jobChanges, jobReference } from "#contract/job-request.ts";
import { jobListQuery } from "#contract/list-queries.ts";
import { parseId } from "#contract/parse-id.ts";
import type { Database, Queryable } from "../db/database.ts";
import { employerOf } from "../employers/authenticate.ts";
import { ServiceError } from "../http/errors.ts";
import { apiUrl, pagingOf } from "../http/links.ts";
import { parseRequest } from "../http/parse-request.ts";
import { resource } from "../http/resource.ts";
import { sendList } from "../http/send-list.ts";
import { etagOf, requireMatch } from "./etag.ts";
import { limitPerKey } from "./limit-per-key.ts";
import { createOnce } from "./idempotency.ts";
import type { JobRecord } from "./job-record.ts";
import { listJobs } from "./list-store.ts";
import { presentHeader, presentJob } from "./presenter.ts";
import { validateJob } from "./rules.ts";
import { type Saving, createJob, modifyJob } from "./save-job.ts";
import { deleteJob, findJob, findJobByReferenceId } from "./store.ts";

export interface JobRoutesDeps {
  db: Database;
  timeZone: string;
  publicUrl: string | undefined;
}

/** Searches of one employer that a process runs at a time on PostgreSQL. */
const SEARCHES_AT_A_TIME = 2;

/** Maximum number of waiting searches, or retries of writes, of one employer. */
const MAX_WAITING = 100;

/** Maximum number of retries of a write that finds a newer version of the job. */
const MAX_ATTEMPTS = 100;

/** 404, also when the job belongs to another employer. */
const jobNotFound = () => new ServiceError("not_found", { key: "jobNotFound" });

/** The job operations (§4), below `requireEmployer`. */
export function jobRoutes(app: FastifyInstance, { db, timeZone, publicUrl }: JobRoutesDeps): void {
  const search = limitPerKey(db.engine === "embedded" ? 1 : SEARCHES_AT_A_TIME, MAX_WAITING);
  const writingAgain = limitPerKey(1, MAX_WAITING);

  /** The first attempt does not wait; retries run one at a time per employer, or many would validate in vain. */
  const untilWritten = async <T>(request: FastifyRequest, attempt: () => Promise<T>) =>
    (await attempt()) || writingAgain(employerOf(request).id, () => repeated(attempt));

  const saving = (request: FastifyRequest): Saving => ({
    db,
    employer: employerOf(request),
    today: todayIn(timeZone),
  });

  function sendJob(request: FastifyRequest, reply: FastifyReply, job: JobRecord) {
    return reply.header("etag", etagOf(job)).send(presentJob(job, employerOf(request)));
  }

  function sendCreated(request: FastifyRequest, reply: FastifyReply, job: Job) {
    return reply
      .code(201)
      .header("location", apiUrl(request, publicUrl, `/jobs/${job.id}`))
      .header("etag", etagOf({ id: job.id, version: 1 }))
      .send(job);
  }

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

  async function modify(request: FastifyRequest, job: JobRecord): Promise<JobRecord | null> {
    requireMatch(request, job);
    return modifyJob(saving(request), job, parseRequest(jobChanges, request.body));
  }

  async function saveByReferenceId(request: FastifyRequest) {
    const job = await byReferenceId(request);
    if (job) {
      const saved = await modify(request, job);
      return saved && { job: saved, isNew: false };
    }
    requireMatch(request, null);
    try {
      const valid = await validateJob(employerOf(request).id, request.body);
      return { job: await createJob(saving(request), valid), isNew: true };
    } catch (error) {
      // Another request created it between the two statements: modify it.
      if (error instanceof ServiceError && error.code === "conflict") return null;
      throw error;
    }
  }

  async function remove(
    request: FastifyRequest,
    reply: FastifyReply,
    find: (request: FastifyRequest) => Promise<JobRecord | null> | null,
  ) {
    await untilWritten(request, async () => {
      const job = await find(request);
      if (!job) throw jobNotFound();
      requireMatch(request, job);
      return deleteJob(db, employerOf(request).id, job);
    });
    return reply.code(204).send();
  }

  resource(app, "/jobs", {
    /** §4.5 */
    async GET(request, reply) {
      const query = parseRequest(jobListQuery, request.query);
      const employer = employerOf(request);
      const { q, status } = query;
      const list = () => listJobs(db, employer.id, query);
      const { total, jobs } = await (q === null ? list() : search(employer.id, list));
      return sendList(reply, {
        data: jobs.map((job) => presentHeader(job, employer)),
        paging: pagingOf(query, total, apiUrl(request, publicUrl, "/jobs"), { q, status }),
      });
    },
    /** §4.2 */
    async POST(request, reply) {
      const valid = await validateJob(employerOf(request).id, request.body);
      const create = async (on: Queryable) =>
        presentJob(await createJob({ ...saving(request), db: on }, valid), employerOf(request));
      const key = request.headers["idempotency-key"];
      const created =
        typeof key === "string"
          ? await createOnce(db, employerOf(request).id, key, valid, create)
          : await create(db);
      return sendCreated(request, reply, created);
    },
    /** §4.3.4, §4.3.5 */
    async PUT(request, reply) {
      const { job, isNew } = await untilWritten(request, () => saveByReferenceId(request));
      return isNew
        ? sendCreated(request, reply, presentJob(job, employerOf(request)))
        : sendJob(request, reply, job);
    },
    /** §4.4 */
    DELETE: (request, reply) => remove(request, reply, byReferenceId),
  });

  resource(app, "/jobs/:id", {
    /** §4.1 */
    async GET(request, reply) {
      const job = await byPathId(request);
      if (!job) throw jobNotFound();
      return sendJob(request, reply, job);
    },
    /** §4.3.3 */
    async PUT(request, reply) {
      const saved = await untilWritten(request, async () => {
        const job = await byPathId(request);
        if (!job) throw jobNotFound();
        return modify(request, job);
      });
      return sendJob(request, reply, saved);
    },
    /** §4.4 */
    DELETE: (request, reply) => remove(request, reply, byPathId),
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
