import { randomUUID } from "node:crypto";
import autocannon from "autocannon";
import { percentile } from "./figures.ts";

export const API = "/api/v1.1";

export interface Driven {
  /** Responses per second, successful or not. */
  rate: number;
  /** Milliseconds of a response. */
  p50: number;
  p99: number;
  /** Responses without success, lost connections and timeouts. */
  failures: number;
}

/** Runs a load by autocannon. Its own percentiles are whole milliseconds; these are exact. */
export async function drive(options: autocannon.Options): Promise<Driven> {
  const times: number[] = [];
  const { duration, errors, non2xx } = await new Promise<autocannon.Result>((resolve, reject) => {
    const done = (error: Error | null, result: autocannon.Result) =>
      error ? reject(error) : resolve(result);
    autocannon({ timeout: 30, ...options }, done).on("response", (_client, _status, _bytes, time) =>
      times.push(time),
    );
  });
  return {
    rate: times.length / duration,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    failures: errors + non2xx,
  };
}

/** The body of a POST that creates a plain job. */
export const aJob = {
  title: "Baker",
  locations: [{ description: "Vancouver, BC" }],
  categories: [{ id: 6 }],
  positionType: { id: 1 },
  description: "<p>A paragraph of a description.</p>".repeat(40),
  applicantRoutingType: { id: 1 },
  applicationEmail: "jobs@example.com",
};

/** Ten requests: lists, a search, places, a creation, a change, and the deletion of the created job. */
export function mixedRequests(headers: Record<string, string>): autocannon.Request[] {
  const get = (path: string) => ({ path: `${API}${path}`, headers });
  const write = (method: "PUT" | "DELETE", body: (id: string) => object): autocannon.Request => ({
    path: `${API}/jobs`,
    method,
    headers: { ...headers, "content-type": "application/json" },
    setupRequest(request, context: { id?: string }) {
      context.id ??= randomUUID();
      return { ...request, body: JSON.stringify(body(context.id)) };
    },
  });
  return [
    write("PUT", (referenceId) => ({ ...aJob, referenceId })),
    get("/jobs"),
    get("/jobs?status=active&page=2"),
    get("/jobs?q=baker&pageSize=25"),
    write("PUT", (referenceId) => ({ referenceId, title: "Baker, changed" })),
    get("/locations?q=van"),
    get("/jobs?status=draft"),
    get("/jobs"),
    get("/jobs"),
    write("DELETE", (referenceId) => ({ referenceId })),
  ];
}
