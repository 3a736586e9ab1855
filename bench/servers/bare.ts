// The least that can answer GET and POST /jobs: a node:http handler that runs the service's statements
// through the same driver and serialises the same bytes. It judges nothing that it is sent.
import { type IncomingMessage, type ServerResponse, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import type { JobListQuery } from "#contract/list-queries.ts";
import { openDatabase } from "#service/db/database.ts";
import { type Employer, findEmployerByKey } from "#service/employers/store.ts";
import type { JobContent } from "#service/jobs/job-record.ts";
import { listJobs } from "#service/jobs/list-store.ts";
import { presentHeader, presentJob } from "#service/jobs/presenter.ts";
import { insertJob } from "#service/jobs/store.ts";
import { announce } from "./usage.ts";

const db = await openDatabase({ databaseUrl: process.env["DATABASE_URL"] ?? "" });
const firstPage: JobListQuery = {
  q: null,
  status: null,
  page: 1,
  pageSize: 10,
};
let origin = "";

async function list(employer: Employer) {
  const { total, jobs } = await listJobs(db, employer.id, firstPage);
  const { page, pageSize } = firstPage;
  const pages = Math.ceil(total / pageSize);
  const next = page < pages ? `${origin}/api/v1.1/jobs?pageSize=10&page=2` : null;
  const paging = { total, page, pages, pageSize, previous: null, next };
  return { data: jobs.map((job) => presentHeader(job, employer)), paging };
}

/** Stores what the load sends, with all that the service would have found out about it. */
async function create(employer: Employer, request: IncomingMessage) {
  const { title, description } = (await json(request)) as { title: string; description: string };
  const content: JobContent = {
    referenceId: null,
    title,
    status: "draft",
    publishDate: "2026-08-04",
    closeDate: "2026-10-03",
    closeDateDefaulted: true,
    confidential: false,
    autoRefresh: false,
    locations: [{ id: 6173331, name: "Vancouver", type: "Town", description: "Vancouver, BC" }],
    categoryIds: [6],
    positionTypeId: 1,
    salary: null,
    description,
    applicantRoutingTypeId: 1,
    applicationEmail: "jobs@example.com",
    applicationUrl: null,
  };
  return presentJob(await insertJob(db, employer.id, content), employer);
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const employer = await findEmployerByKey(db, String(request.headers["api-key"]));
  if (!employer) {
    response.writeHead(401).end();
    return;
  }
  const posted = request.method === "POST";
  const body = posted ? await create(employer, request) : await list(employer);
  response.writeHead(posted ? 201 : 200, { "content-type": "application/json; charset=utf-8" });
  response.end(JSON.stringify(body));
}

const server = createServer((request, response) => void answer(request, response));
server.listen(0, "127.0.0.1", () => {
  const { port } = server.address() as AddressInfo;
  origin = `http://127.0.0.1:${port}`;
  announce(port);
});
