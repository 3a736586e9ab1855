import { vi } from "vitest";
import type { Job } from "#contract/job.ts";
import { mergeJob } from "#contract/merge-job.ts";

/** What befalls a request: it works, its answer is lost, the service asks to wait, or refuses it. */
export type Fate = "works" | "answerLost" | "waitFirst" | "refused";

interface JobWritesService {
  jobs: Map<number, { job: Job; version: number }>;
  /** PUT, POST and DELETE that were carried out, in order. */
  writes: { method: string; id: number }[];
  /** Decides about the next write. */
  fate: (method: string, id: number) => Fate | Promise<Fate>;
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
    change: (id, changes) => {
      const held = service.jobs.get(id);
      if (held)
        service.jobs.set(id, { job: { ...held.job, ...changes }, version: held.version + 1 });
    },
  };
  let lastId = Math.max(0, ...initial.map(({ id }) => id));
  const keys = new Map<string, number>();
  const answer = (status: number, id?: number) => {
    const held = id === undefined ? undefined : service.jobs.get(id);
    const body = held?.job ?? { message: `Status ${status}` };
    const headers = held && !plain ? { ETag: `"${held.version}"` } : {};
    return new Response(status === 204 ? null : JSON.stringify(body), { status, headers });
  };
  const carryOut = (method: string, id: number, headers: Headers, body: object) => {
    const held = service.jobs.get(id);
    if (!held) return answer(404);
    const match = headers.get("If-Match");
    if (match !== null && match !== `"${held.version}"`) return answer(412);
    service.writes.push({ method, id });
    if (method === "DELETE") {
      service.jobs.delete(id);
      return answer(204);
    }
    const merged = mergeJob({ ...held.job }, body) as Job;
    const changed = JSON.stringify(merged) !== JSON.stringify(held.job);
    service.jobs.set(id, { job: merged, version: held.version + (changed ? 1 : 0) });
    return answer(200, id);
  };
  const create = (headers: Headers, body: object) => {
    const key = headers.get("Idempotency-Key") ?? "";
    const known = plain ? undefined : keys.get(key);
    const id = known ?? (lastId += 1);
    if (known === undefined) {
      keys.set(key, id);
      service.writes.push({ method: "POST", id });
      const like = initial[0];
      service.jobs.set(id, { job: { ...(like as Job), ...body, id }, version: 1 });
    }
    return answer(201, id);
  };
  const listed = (term: string | null) => {
    const all = [...service.jobs.values()].map(({ job }) => job);
    const data = all.filter(({ title, referenceId }) =>
      `${title} ${referenceId}`.includes(term ?? ""),
    );
    const total = data.length;
    const paging = { total, page: 1, pages: 1, pageSize: 100, previous: null, next: null };
    return new Response(JSON.stringify({ data, paging }));
  };
  const waited = new Set<string>();
  vi.stubGlobal("fetch", async (url: string, { method = "GET", ...init }: RequestInit = {}) => {
    const id = Number(/\/jobs\/(\d+)$/.exec(url)?.[1]);
    if (method === "GET" && Number.isNaN(id)) return listed(new URL(url).searchParams.get("q"));
    if (method === "GET") return service.jobs.has(id) ? answer(200, id) : answer(404);
    const fate = await service.fate(method, id);
    const name = `${method} ${id || (init.body as string)}`;
    if (fate === "waitFirst" && !waited.has(name)) {
      waited.add(name);
      return new Response("{}", { status: 429, headers: { "Retry-After": "0" } });
    }
    if (fate === "refused") return answer(403);
    const headers = new Headers(init.headers);
    const body = JSON.parse((init.body as string | undefined) ?? "{}") as object;
    const done = method === "POST" ? create(headers, body) : carryOut(method, id, headers, body);
    if (fate === "answerLost" && !waited.has(name)) {
      waited.add(name);
      return new Response("", { status: 502, headers: { "Retry-After": "0" } });
    }
    return done;
  });
  return service;
}
