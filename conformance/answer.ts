import type { Problem } from "#contract/problem.ts";
import type { Job, JobHeader } from "#contract/job.ts";
import type { JobList } from "#contract/listing.ts";
import type { Received } from "./exchange.ts";
import { Broken, must } from "./verdict.ts";

/** What a service answered, with the questions that the checks ask of it. */
export class Answer {
  readonly status: number;
  readonly headers: Received["headers"];
  readonly text: string;

  constructor({ status, headers, text }: Received) {
    this.status = status;
    this.headers = headers;
    this.text = text;
  }

  /** Fails unless the status is one of these. */
  is(...statuses: number[]): this {
    must(
      statuses.includes(this.status),
      `the status is ${this.status} instead of ${statuses.join(" or ")}`,
    );
    return this;
  }

  /** Fails unless the request was refused; §7.2 leaves open with which status. */
  isRefused(): this {
    must(
      this.status >= 400 && this.status < 500,
      `the status is ${this.status}, and the request should be refused`,
    );
    return this;
  }

  /** Fails unless the request succeeded, with whatever status: other checks cover that. */
  isAccepted(): this {
    must(this.isSuccess, `the status is ${this.status}, and the request should be accepted`);
    return this;
  }

  get isSuccess(): boolean {
    return this.status >= 200 && this.status < 300;
  }

  /** The body, which must be JSON. */
  json(): unknown {
    try {
      return JSON.parse(this.text);
    } catch {
      throw new Broken("the body of the answer is not JSON");
    }
  }

  /** The body as an object of a shape that other checks cover. */
  private object<Shape>(): Shape {
    const body = this.json();
    must(
      typeof body === "object" && body !== null && !Array.isArray(body),
      "the body of the answer is not a JSON object",
    );
    return body as Shape;
  }

  job(): Job {
    return this.object<Job>();
  }

  list(): JobList {
    const list = this.object<JobList>();
    must(Array.isArray(list.data), "data is not a list (§4.5)");
    must(typeof list.paging === "object" && list.paging !== null, "paging is missing (§4.5)");
    return list;
  }

  /** The only element of a list that must have just one. */
  onlyHeader(): JobHeader {
    const { data } = this.list();
    const [header] = data;
    must(
      header !== undefined && data.length === 1,
      `the list has ${data.length} jobs instead of 1`,
    );
    return header;
  }

  problem(): Problem {
    return this.object<Problem>();
  }

  /** A header that must be there. */
  header(
    name: "location" | "etag" | "content-type" | "content-language" | "allow" | "cache-control",
  ): string {
    const value = this.headers[name];
    must(typeof value === "string" && value !== "", `the header ${name} is missing`);
    return value;
  }
}
