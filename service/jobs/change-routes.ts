import type { FastifyInstance } from "fastify";
import type { JobChange, JobChangePage } from "#contract/job-changes.ts";
import { jobChangesQuery } from "#contract/list-queries.ts";
import type { Database } from "../db/database.ts";
import { employerOf } from "../employers/authenticate.ts";
import { parseRequest } from "../http/parse-request.ts";
import { resource } from "../http/resource.ts";
import { readCursor, writeCursor } from "./change-cursor.ts";
import { readChanges } from "./change-store.ts";
import { jobTag } from "./etag.ts";
import { limitPerKey } from "./limit-per-key.ts";
import { presentJob } from "./presenter.ts";

/** Pages of one employer that a process makes at a time, and how many requests wait for that. */
const [AT_A_TIME, MAX_WAITING] = [2, 100];

/** GET /jobs/changes, an extension of the interface; below `requireEmployer`. */
export function changeRoutes(app: FastifyInstance, { db }: { db: Database }): void {
  const inTurn = limitPerKey(AT_A_TIME, MAX_WAITING);

  resource(app, "/jobs/changes", {
    async GET(request): Promise<JobChangePage> {
      const { since, limit } = parseRequest(jobChangesQuery, request.query);
      const employer = employerOf(request);
      const from = since === null ? null : readCursor(employer.id, since);
      const page = await inTurn(employer.id, () =>
        readChanges(db, employer.id, from, limit, request.expectAnswer),
      );
      return {
        data: page.changes.map(({ id, job }): JobChange =>
          job
            ? { job: presentJob(job, employer), etag: jobTag(request, job) }
            : { id, deleted: true },
        ),
        cursor: writeCursor(employer.id, page.cursor),
        more: page.more,
      };
    },
  });
}
