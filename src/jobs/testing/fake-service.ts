import { vi } from "vitest";
import type { Job } from "#contract/job.ts";
import { aJob } from "#contract/testing/a-job.ts";

interface Stored {
  job: Job;
  version: number;
  /** The place of its last change among all changes. */
  at: number;
}

const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers });

/** The interface's reads over jobs in memory, in place of `fetch`; unless `plain`, with the extensions. */
export function fakeService({ plain }: { plain: boolean }) {
  const jobs = new Map<number, Stored>();
  const deleted = new Map<number, number>();
  let changes = 0;
  const settings = new Map<string, { document: string; version: number }>();
  const requests: string[] = [];
  /** The answer to the next request in place of the service's own. */
  let before: ((path: string) => Response | undefined | Promise<Response | undefined>) | undefined;

  const etagOf = ({ job, version }: Stored) => `"${job.id}-${version}"`;

  function list(query: URLSearchParams): Response {
    const pageSize = Number(query.get("pageSize") ?? 10);
    const page = Number(query.get("page") ?? 1);
    const all = [...jobs.values()].map(({ job }) => job);
    const newest = all.toSorted(
      (a, b) => (b.publishDate ?? "").localeCompare(a.publishDate ?? "") || b.id - a.id,
    );
    const pages = Math.ceil(all.length / pageSize);
    const data = newest.slice((page - 1) * pageSize, page * pageSize);
    const paging = { total: all.length, page, pages, pageSize, previous: null, next: null };
    return json({ data, paging });
  }

  function readFeed(query: URLSearchParams): Response {
    const [generation, since = "0"] = (query.get("since") ?? `${service.generation}-0`).split("-");
    if (generation !== service.generation) return json({ message: "No such cursor." }, 400);
    const all = [
      ...[...jobs.values()].map((stored) => ({
        at: stored.at,
        change: { job: stored.job, etag: etagOf(stored) },
      })),
      ...(since === "0" ? [] : [...deleted]).map(([id, at]) => ({
        at,
        change: { id, deleted: true },
      })),
    ].toSorted((a, b) => a.at - b.at);
    const rest = all.filter(({ at }) => at > Number(since));
    const page = rest.slice(0, service.pageSize);
    const cursor = `${generation}-${page.at(-1)?.at ?? since}`;
    return json({
      data: page.map(({ change }) => change),
      cursor,
      more: rest.length > page.length,
    });
  }

  function writeSetting(path: string, { body, headers }: RequestInit): Response {
    const { "If-Match": wanted, "If-None-Match": unwanted } = headers as Record<string, string>;
    const stored = settings.get(path);
    const refused = stored ? unwanted === "*" || wanted !== `"${stored.version}"` : wanted;
    if (refused) return json({ message: "Changed." }, 412);
    settings.set(path, { document: body as string, version: (stored?.version ?? 0) + 1 });
    return readSetting(path);
  }

  function readSetting(path: string): Response {
    const stored = settings.get(path);
    if (stored) return new Response(stored.document, { headers: { ETag: `"${stored.version}"` } });
    return plain ? json({ message: "No such path." }, 404) : new Response(null, { status: 204 });
  }

  function answer(url: URL, init: RequestInit): Response {
    const path = url.pathname.replace("/api/v1.1", "");
    if (path.startsWith("/settings"))
      return init.method === "PUT" ? writeSetting(path, init) : readSetting(path);
    if (path === "/jobs") return list(url.searchParams);
    if (path === "/jobs/changes" && !plain) return readFeed(url.searchParams);
    const stored = jobs.get(Number(path.replace("/jobs/", "")));
    if (!stored) return json({ message: "No such job." }, 404);
    return json(stored.job, 200, { ETag: etagOf(stored) });
  }

  const service = {
    /** The paths and queries of the requests so far. */
    requests,
    /** By path. */
    settings,
    /** Cursors of another generation are refused. */
    generation: "a",
    /** Changes on a page of the feed. */
    pageSize: 3,
    put: (job: Partial<Job> & { id: number }): void => {
      const known = jobs.get(job.id);
      const version = (known?.version ?? 0) + 1;
      jobs.set(job.id, { job: { ...aJob, ...known?.job, ...job }, version, at: ++changes });
    },
    delete: (id: number): void => {
      if (jobs.delete(id)) deleted.set(id, ++changes);
    },
    /** What an index should hold. */
    jobs: () =>
      new Map([...jobs].map(([id, stored]) => [id, { job: stored.job, etag: etagOf(stored) }])),
    /** Answers instead of the service, until `undefined` is returned. */
    intercept: (handler: typeof before): void => {
      before = handler;
    },
  };

  vi.stubGlobal("fetch", async (address: string, init: RequestInit = {}) => {
    const { signal } = init;
    const url = new URL(address);
    requests.push(`${url.pathname.replace("/api/v1.1", "")}${url.search}`);
    const aborted = new Promise<never>((_resolve, reject) => {
      signal?.addEventListener("abort", () => reject(signal.reason as Error));
    });
    signal?.throwIfAborted();
    return (await Promise.race([before?.(requests.at(-1) ?? ""), aborted])) ?? answer(url, init);
  });
  return service;
}
