// The load of npm run scale-out, and what it counts.
import { randomUUID } from "node:crypto";
import type { Request } from "autocannon";
import { API, aJob, drive } from "../../bench/drive.ts";

export const CONNECTIONS = 30;

/** Titles of jobs whose creation was answered with success. */
export const created: string[] = [];

/**
 * Eight reads, a creation, and a creation with an `Idempotency-Key`. A request fails that is not answered with
 * success; `repeatable` are those that a proxy may send twice.
 */
export async function mixedLoad(origin: string, apiKey: string, duration: number) {
  const failures = { repeatable: 0, unrepeatable: 0 };
  const statuses = new Map<string, number>();
  const note = (what: string, times = 1) => statuses.set(what, (statuses.get(what) ?? 0) + times);
  const count = (kind: keyof typeof failures) => (status: number) => {
    if (status < 300) return;
    failures[kind] += 1;
    note(String(status));
  };
  const create = (kind: keyof typeof failures, header?: string): Request => ({
    method: "POST",
    path: `${API}/jobs`,
    setupRequest(request, context: { title?: string }) {
      context.title = `Baker ${randomUUID()}`;
      const key = header === undefined ? {} : { [header]: context.title.replace(" ", "-") };
      const headers = { "api-key": apiKey, "content-type": "application/json", ...key };
      return { ...request, headers, body: JSON.stringify({ ...aJob, title: context.title }) };
    },
    onResponse(status, _body, { title = "" }: { title?: string }) {
      count(kind)(status);
      if (status === 201) created.push(title);
    },
  });
  const reads = ["", "?status=draft", "?q=baker", "?page=2"].map((query) => ({
    path: `${API}/jobs${query}`,
    headers: { "api-key": apiKey },
    onResponse: count("repeatable"),
  }));
  const driven = await drive({
    url: origin,
    connections: CONNECTIONS,
    duration,
    requests: [create("unrepeatable"), create("repeatable", "idempotency-key"), ...reads, ...reads],
  });
  const lost = driven.failures - failures.repeatable - failures.unrepeatable;
  if (lost > 0) note("no answer", lost);
  const kinds = [...statuses].map(([what, times]) => `${times} × ${what}`).join(", ");
  return {
    ...failures,
    lost,
    all: driven.failures,
    figures: `${driven.rate.toFixed(0)} requests/s, p99 ${driven.p99.toFixed(0)} ms`,
    failed: `${driven.failures} failed${kinds && ` (${kinds})`}`,
  };
}
