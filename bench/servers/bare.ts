// The least that can answer GET /jobs: a node:http handler that runs the service's statements through
// the same driver and serialises the same bytes.
import { type IncomingMessage, type ServerResponse, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { JobListQuery } from "#contract/list-queries.ts";
import { openDatabase } from "#service/db/database.ts";
import { findEmployerByKey } from "#service/employers/store.ts";
import { listJobs } from "#service/jobs/list-store.ts";
import { presentHeader } from "#service/jobs/presenter.ts";

const db = await openDatabase({ databaseUrl: process.env["DATABASE_URL"] ?? "" });
const firstPage: JobListQuery = {
  q: null,
  status: null,
  page: 1,
  pageSize: 10,
};
let origin = "";

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const employer = await findEmployerByKey(db, String(request.headers["api-key"]));
  if (!employer) {
    response.writeHead(401).end();
    return;
  }
  const { total, jobs } = await listJobs(db, employer.id, firstPage);
  const { page, pageSize } = firstPage;
  const pages = Math.ceil(total / pageSize);
  const next = page < pages ? `${origin}/api/v1.1/jobs?pageSize=10&page=2` : null;
  const paging = { total, page, pages, pageSize, previous: null, next };
  const data = jobs.map((job) => presentHeader(job, employer));
  response.setHeader("content-type", "application/json; charset=utf-8");
  response.end(JSON.stringify({ data, paging }));
}

const server = createServer((request, response) => void answer(request, response));
server.listen(0, "127.0.0.1", () => {
  const { port } = server.address() as AddressInfo;
  origin = `http://127.0.0.1:${port}`;
  process.send?.(port);
});
