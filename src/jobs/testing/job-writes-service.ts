import { vi } from "vitest";
import { EXTENSIONS_HEADER, TIME_LINE_HEADER } from "#contract/extensions.ts";
import type { Job } from "#contract/job.ts";
import { mergeJob } from "#contract/merge-job.ts";
import { forgetKeyHeaders } from "#src/lib/session/key-headers.ts";

/**
 * What befalls a request: it works; its answer is lost once; a browser or proxy repeats it and passes on the
 * second answer; the service is not there at first; it asks to wait first; it fails at it; it refuses it.
 */
export type Fate =
  | "works"
  | "answerLost"
  | "repeated"
  | "downFirst"
  | "waitFirst"
  | "fails"
  | "refused";

interface JobWritesService {
  jobs: Map<number, { job: Job; version: number }>;
  /** PUT, POST and DELETE that changed something, in order. */
  writes: { method: string; id: number }[];
  /** Decides about the next write. */
  fate: (method: string, id: number) => Fate | Promise<Fate>;
  /** Deleted jobs, which can be restored. */
  deleted: Map<number, { job: Job; version: number }>;
  /** Whether it has the extension that restores them. */
  keepsHistory: boolean;
  /** Ends the versions; another one after a restore. */
  timeLine: string;
  /** Another person's write. */
  change: (id: number, changes: Partial<Job>) => void;
}

/**
 * Puts a service behind `fetch` that holds jobs in memory and knows the requests of one job (§4.1 to
 * §4.4), and the first page of the list. `plain`: without ETags and idempotency keys, as a service may be
 * that implements nothing but the interface.
 */
export function jobWritesService(initial: readonly Job[], plain: boolean): JobWritesService {
  const service: JobWritesService = {
    jobs: new Map(initial.map((job) => [job.id, { job, version: 1 }])),
    writes: [],
    fate: () => "works",
    deleted: new Map(),
    keepsHistory: false,
    timeLine: "aaaa",
    change: (id, changes) => {
      const held = service.jobs.get(id);
      if (held)
        service.jobs.set(id, { job: { ...held.job, ...changes }, version: held.version + 1 });
    },
  };
  // It has said nothing yet.
  forgetKeyHeaders();
  let lastId = Math.max(0, ...initial.map(({ id }) => id));
  const answers = new Map<string, Response>();
  const extensions = () => ["idempotency-key", ...(service.keepsHistory ? ["history"] : [])];
  const extras = () =>
    plain
      ? {}
      : {
          [EXTENSIONS_HEADER]: extensions().join(", "),
          [TIME_LINE_HEADER]: service.timeLine,
        };
  const etagOf = (id: number, version: number) => `"${id}-${version}-${service.timeLine}"`;
  const answer = (
    status: number,
    id?: number,
    held = id === undefined ? undefined : service.jobs.get(id),
  ) => {
    const body = held?.job ?? { message: `Status ${status}` };
    const headers = {
      ...extras(),
      ...(held && !plain && { ETag: etagOf(held.job.id, held.version) }),
    };
    return new Response(status === 204 ? null : JSON.stringify(body), { status, headers });
  };
  const carryOut = (method: string, id: number, headers: Headers, body: object) => {
    const held = service.jobs.get(id);
    if (!held) return answer(404);
    const match = headers.get("If-Match");
    if (match !== null && match !== etagOf(id, held.version)) return answer(412);
    if (method === "DELETE") {
      service.writes.push({ method, id });
      service.jobs.delete(id);
      const deletion = { job: held.job, version: held.version + 1 };
      service.deleted.set(id, deletion);
      return answer(204, id, deletion);
    }
    const merged = mergeJob({ ...held.job }, body) as Job;
    // A salary in which nothing is set is none.
    if (merged.salary?.amount === undefined) merged.salary = null;
    const changed = JSON.stringify(merged) !== JSON.stringify(held.job);
    if (changed) service.writes.push({ method, id });
    service.jobs.set(id, { job: merged, version: held.version + (changed ? 1 : 0) });
    return answer(200, id);
  };
  const restore = (id: number, match: string | null) => {
    const deleted = service.deleted.get(id);
    if (service.jobs.has(id)) return answer(409);
    if (!deleted) return answer(404);
    if (match !== null && match !== etagOf(id, deleted.version)) return answer(412);
    service.writes.push({ method: "POST", id });
    service.deleted.delete(id);
    service.jobs.set(id, { job: deleted.job, version: deleted.version + 1 });
    return answer(200, id);
  };
  const create = (body: object) => {
    const id = (lastId += 1);
    service.writes.push({ method: "POST", id });
    const like = initial[0];
    service.jobs.set(id, { job: { ...(like as Job), ...body, id }, version: 1 });
    return answer(201, id);
  };
  const write = (method: string, id: number, init: RequestInit) => {
    const headers = new Headers(init.headers);
    const key = plain ? null : headers.get("Idempotency-Key");
    const known = answers.get(key ?? "");
    if (known) return known.clone();
    const body = JSON.parse((init.body as string | undefined) ?? "{}") as object;
    const done =
      method !== "POST"
        ? carryOut(method, id, headers, body)
        : Number.isNaN(id)
          ? create(body)
          : restore(id, headers.get("If-Match"));
    if (key !== null && done.ok) answers.set(key, done.clone());
    return done;
  };
  /** What a write was answered; none for one that was not carried out, whose name is used up. */
  const withdraw = async (key: string) => {
    const known = answers.get(key);
    if (!known || known.status === 409) {
      answers.set(key, answer(409));
      return new Response(null, { status: 204, headers: extras() });
    }
    const { status, headers } = known;
    const job = status === 204 ? null : ((await known.clone().json()) as Job);
    const body = JSON.stringify({ status, etag: headers.get("ETag"), job });
    return new Response(body, { headers: extras() });
  };
  const listed = (term: string | null) => {
    const all = [...service.jobs.values()].map(({ job }) => job);
    const data = all.filter(({ title, referenceId }) =>
      `${title} ${referenceId}`.includes(term ?? ""),
    );
    const total = data.length;
    const paging = { total, page: 1, pages: 1, pageSize: 100, previous: null, next: null };
    return new Response(JSON.stringify({ data, paging }), { headers: extras() });
  };
  const waited = new Set<string>();
  vi.stubGlobal("fetch", async (url: string, { method = "GET", ...init }: RequestInit = {}) => {
    const id = Number(/\/jobs\/(\d+)(\/restore)?$/.exec(url)?.[1]);
    if (method === "GET" && Number.isNaN(id)) return listed(new URL(url).searchParams.get("q"));
    if (method === "GET") return service.jobs.has(id) ? answer(200, id) : answer(404);
    const withdrawn = /\/writes\/(.+)$/.exec(url)?.[1];
    if (withdrawn !== undefined)
      return plain ? answer(404) : withdraw(decodeURIComponent(withdrawn));
    const fate = await service.fate(method, id);
    const name = `${method} ${id || (init.body as string)}`;
    const isFirst = !waited.has(name);
    waited.add(name);
    const failure = (status: number) =>
      new Response("{}", { status, headers: { "Retry-After": "0" } });
    if (fate === "refused") return answer(403);
    if (fate === "fails") return failure(500);
    if (fate === "waitFirst" && isFirst) return failure(429);
    if (fate === "downFirst" && isFirst) return failure(503);
    const done = write(method, id, init);
    if (fate === "repeated" && isFirst) return write(method, id, init);
    return fate === "answerLost" && isFirst ? failure(502) : done;
  });
  return service;
}
