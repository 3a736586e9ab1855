import { setTimeout } from "node:timers/promises";
import type { Job, JobHeader } from "#contract/job.ts";
import type { JobList } from "#contract/listing.ts";
import { LIMITS } from "#contract/limits.ts";
import type { JobBody } from "#src/jobs/job/fields/job-body.ts";

/** A valid job with the required properties only. */
export const PLAIN_JOB = {
  title: "Baker",
  locations: [{ description: "Calgary, AB" }],
  categories: [{ id: 6 }],
  positionType: { id: 1 },
  description: "<p>Bread and cakes.</p>",
  applicantRoutingType: { id: 1 },
  applicationEmail: "jobs@example.com",
} satisfies JobBody;

/** An API client with which a test prepares jobs and reads results. */
export class JobService {
  readonly #baseUrl: string;
  readonly #apiKey: string;
  readonly #marker: string;

  /** @param marker part of the title or reference id of each job that it creates; it refuses to create others */
  constructor(baseUrl: string, apiKey: string, marker = "") {
    this.#baseUrl = baseUrl;
    this.#apiKey = apiKey;
    this.#marker = marker;
  }

  /** §4.2; a plain job but for `changes`. */
  async create(changes: JobBody): Promise<Job> {
    const names = JSON.stringify([changes.title, changes.referenceId]);
    if (!names.includes(this.#marker))
      throw new Error(`${names} would be left behind: put the marker into the title.`);
    return (await this.#send("POST", "/jobs", { ...PLAIN_JOB, ...changes })) as Job;
  }

  /** One job for each title. The first one is created last, so that it stands first in the list. */
  async createAll(titles: readonly string[], changes: JobBody = {}): Promise<void> {
    for (const title of titles.toReversed()) await this.create({ ...changes, title });
  }

  /** "Job 01 …", "Job 02 …". Returns the titles in list order. */
  async createNumbered(count: number, marker: string, changes: JobBody = {}): Promise<string[]> {
    const number = (index: number) => String(index + 1).padStart(2, "0");
    const titles = Array.from({ length: count }, (_, index) => `Job ${number(index)} ${marker}`);
    await this.createAll(titles, changes);
    return titles;
  }

  /** §4.1; `null` when there is no such job. */
  async read(id: number): Promise<Job | null> {
    return (await this.#send("GET", `/jobs/${id}`, undefined, [404])) as Job | null;
  }

  /** §4.3 */
  async change(id: number, changes: JobBody): Promise<Job> {
    return (await this.#send("PUT", `/jobs/${id}`, changes)) as Job;
  }

  /** §4.4. A missing job is no error. */
  async remove(id: number): Promise<void> {
    await this.#send("DELETE", `/jobs/${id}`, undefined, [404]);
  }

  /** A deleted job again; an extension. */
  async restore(id: number): Promise<Job> {
    return (await this.#send("POST", `/jobs/${id}/restore`)) as Job;
  }

  /** The jobs whose title or reference id holds `q`, at most 100 (§4.5). */
  async find(q: string): Promise<JobHeader[]> {
    const query = new URLSearchParams({ q, pageSize: String(LIMITS.pageSize.max) });
    const { data } = (await this.#send("GET", `/jobs?${query}`)) as JobList;
    // A list that ignored q would show jobs that are not the test's, and they would be removed.
    return data.filter(({ title, referenceId }) => title.includes(q) || referenceId?.includes(q));
  }

  /** The employer's jobs, at most 100. */
  async all(): Promise<JobHeader[]> {
    return this.list("/jobs");
  }

  /** What a path of the service answers. */
  async get(path: string): Promise<unknown> {
    return this.#send("GET", path);
  }

  /** The first 100 of a list. */
  async list<T>(path: string): Promise<T[]> {
    const { searchParams, pathname } = new URL(path, this.#baseUrl);
    searchParams.set("pageSize", String(LIMITS.pageSize.max));
    return ((await this.get(`${pathname}?${searchParams}`)) as { data: T[] }).data;
  }

  /** Removes every job whose title or reference id holds `q`. */
  async removeAll(q: string): Promise<void> {
    for (let jobs = await this.find(q); jobs.length > 0; jobs = await this.find(q)) {
      await Promise.all(jobs.map(({ id }) => this.remove(id)));
    }
  }

  /** Every job as the list has it; with what `include` adds, where the service has that extension. */
  async everything(): Promise<JobHeader[]> {
    const found: JobHeader[] = [];
    for (let page = 1, pages = 1; page <= pages; page++) {
      const query = `include=details&pageSize=${LIMITS.pageSize.max}&page=${page}`;
      const { data, paging } = (await this.get(`/jobs?${query}`)) as JobList;
      found.push(...data);
      pages = paging.pages;
    }
    return found;
  }

  /** A setting; `null` when there is none, also in a service without settings. */
  async setting(name: string): Promise<unknown> {
    return this.#send("GET", `/settings/${name}`, undefined, [404]);
  }

  /** Answers the questions of the posting check, as it counts no error of law before. */
  async answerQuestions(): Promise<void> {
    await this.saveSetting("readiness", { isAnswered: true });
  }

  /** Writes a setting, or deletes it; nothing in a service without settings. */
  async saveSetting(name: string, document: unknown): Promise<void> {
    const method = document === undefined ? "DELETE" : "PUT";
    await this.#send(method, `/settings/${name}`, document, [404, 405]);
  }

  /**
   * The parsed body; `null` where there is none, or for a status that was `expected`. Waits where there
   * are too many requests (429), so that cleaning up always succeeds.
   */
  async #send(
    method: string,
    path: string,
    body?: unknown,
    expected: number[] = [],
  ): Promise<unknown> {
    const response = await fetch(`${this.#baseUrl}/api/v1.1${path}`, {
      method,
      headers: { "API-Key": this.#apiKey, "Content-Type": "application/json" },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const content = await response.text();
    if (response.status === 429) {
      await setTimeout(1000 * (Number(response.headers.get("Retry-After")) || 1));
      return this.#send(method, path, body, expected);
    }
    if (expected.includes(response.status)) return null;
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${content}`);
    return content === "" ? null : (JSON.parse(content) as unknown);
  }
}
