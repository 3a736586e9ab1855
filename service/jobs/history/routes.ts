import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ActivityVersion, DeletedJobRow, JobVersion, RecordPage } from "#contract/history.ts";
import { activityQuery, historyQuery, recordQuery } from "#contract/list-queries.ts";
import { parseId } from "#contract/parse-id.ts";
import type { Database } from "../../db/database.ts";
import { employerOf } from "../../employers/authenticate.ts";
import { ServiceError } from "../../http/errors.ts";
import { absoluteUrl, pagingOf } from "../../http/links.ts";
import { parseRequest } from "../../http/parse-request.ts";
import { resource } from "../../http/resource.ts";
import { sendList } from "../../http/send-list.ts";
import { jobTag } from "../etag.ts";
import { limitPerKey } from "../limit-per-key.ts";
import { holderThen, presentHeader, presentJob } from "../presenter.ts";
import { jobNotFound } from "../routes.ts";
import { findActivity, listActivities } from "./activity-store.ts";
import type { Retention } from "./keep-versions.ts";
import { presentActivity, presentOrigin, presentVersion } from "./present-history.ts";
import { instantsIn } from "./local-time.ts";
import { keptFrom, publicVersions } from "./public-record.ts";
import { retentionOf } from "./retention.ts";
import { findVersion } from "../version-store.ts";
import { listDeleted, listVersions } from "./version-lists.ts";

export interface HistoryRoutesDeps {
  db: Database;
  /** In which the days of the record begin and end, unless a request names another. */
  timeZone: string;
  publicUrl: string | undefined;
  retention: Retention;
}

/** Pages of activity, record and deleted jobs of one employer that a process makes at a time, and how many requests wait for that. */
const [AT_A_TIME, MAX_WAITING] = [2, 100];

/** An id in the path, 0 for what cannot be one: nothing has it. */
const numberIn = (request: FastifyRequest, name: string): number =>
  parseId((request.params as Record<string, string>)[name]) ?? 0;

/** The versions of jobs, deleted jobs and activity, extensions of the interface; below `requireEmployer`. */
export function historyRoutes(
  app: FastifyInstance,
  { db, timeZone, publicUrl, retention }: HistoryRoutesDeps,
): void {
  const inTurn = limitPerKey(AT_A_TIME, MAX_WAITING);
  const url = (request: FastifyRequest, path: string) => absoluteUrl(request, publicUrl, path);

  resource(app, "/jobs/:id/versions", {
    async GET(request, reply) {
      const query = parseRequest(historyQuery, request.query);
      const id = numberIn(request, "id");
      const { total, rows } = await listVersions(db, employerOf(request).id, id, query);
      if (total === 0) throw jobNotFound();
      const data = rows.map(([version, before]) => presentVersion(request, version, before));
      const paging = pagingOf(query, total, url(request, `/jobs/${id}/versions`), {});
      return sendList(reply, { data, paging });
    },
  });

  resource(app, "/jobs/:id/versions/:number", {
    async GET(request): Promise<JobVersion> {
      const employer = employerOf(request);
      const [id, number] = [numberIn(request, "id"), numberIn(request, "number")];
      const found = await findVersion(db, employer.id, id, number);
      if (!found) throw new ServiceError("not_found", { key: "versionNotFound" });
      const { version, job, before } = found;
      return {
        ...presentVersion(request, version, before),
        job: presentJob(job, holderThen(employer, version.names)),
      };
    },
  });

  resource(app, "/jobs/deleted", {
    async GET(request, reply) {
      const query = parseRequest(historyQuery, request.query);
      const employer = employerOf(request);
      const kept = retentionOf(employer, retention);
      const list = () => listDeleted(db, employer.id, query, kept);
      const { total, rows } = await inTurn(employer.id, list);
      const data = rows.map(([version, until]): DeletedJobRow => {
        const { job, at, names } = version;
        return {
          job: presentHeader(job, holderThen(employer, names)),
          etag: jobTag(request, job),
          deletedAt: at.toISOString(),
          ...presentOrigin(version),
          restorableUntil: until.toISOString(),
        };
      });
      return sendList(reply, {
        data,
        paging: pagingOf(query, total, url(request, "/jobs/deleted"), {}),
      });
    },
  });

  resource(app, "/jobs/record", {
    async GET(request): Promise<RecordPage> {
      const { after, pageSize, ...asked } = parseRequest(recordQuery, request.query);
      const employer = employerOf(request);
      const days = { ...asked, timeZone: asked.timeZone ?? timeZone };
      return inTurn(employer.id, async () => {
        const { versions, next, span } = await publicVersions(db, employer, days, after, pageSize);
        const oldest = after ? null : await keptFrom(db, employer.id);
        const write = instantsIn(days.timeZone);
        return {
          timeZone: days.timeZone,
          begins: write(span.begins),
          ends: write(span.ends),
          keptFrom: oldest && write(oldest),
          data: versions,
          next: next && `${next.job}.${next.version}`,
        };
      });
    },
  });

  resource(app, "/activity", {
    async GET(request, reply) {
      const query = parseRequest(activityQuery, request.query);
      const { id: employerId } = employerOf(request);
      const list = () => listActivities(db, employerId, query);
      const { total, rows } = await inTurn(employerId, list);
      const { changeSet } = query;
      return sendList(reply, {
        data: rows.map(presentActivity),
        paging: pagingOf(query, total, url(request, "/activity"), { changeSet }),
      });
    },
  });

  resource(app, "/activity/:id", {
    async GET(request, reply) {
      const query = parseRequest(historyQuery, request.query);
      const { id: employerId } = employerOf(request);
      const id = numberIn(request, "id");
      const found = await inTurn(employerId, () => findActivity(db, employerId, id, query));
      if (!found) throw new ServiceError("not_found", { key: "activityNotFound" });
      const { total, rows } = found.versions;
      return sendList(reply, {
        activity: presentActivity(found.activity),
        data: rows.map((row): ActivityVersion => ({
          ...row,
          etag: jobTag(request, { id: row.jobId, version: row.after }),
        })),
        paging: pagingOf(query, total, url(request, `/activity/${id}`), {}),
      });
    },
  });
}
