import { JOB_STATUSES } from "./job-status.ts";
import type { JobHeader, Location } from "./job.ts";
import type { JobList, Paging } from "./listing.ts";

// Does what the schema `jobList` of listing.ts does, without zod: the dashboard's first page has
// nothing else to read, and is spared zod's weight (docs/decisions/0021). read-job-list.test.ts holds
// the two to the same answers.

/** Judges the answer of GET /jobs (§4.5), as a schema of zod's would. */
export const jobList = {
  safeParse(value: unknown): { success: true; data: JobList } | { success: false } {
    try {
      const { data, paging } = record(value);
      return {
        success: true,
        data: { data: list(data).map(readHeader), paging: readPaging(paging) },
      };
    } catch (error) {
      if (error instanceof Refusal) return { success: false };
      throw error;
    }
  },
};

class Refusal extends Error {}

function readHeader(value: unknown): JobHeader {
  const given = record(value);
  return {
    id: integer(given["id"]),
    referenceId: orNull(string, given["referenceId"]),
    employer: orNull(readEmployer, given["employer"]),
    title: string(given["title"]),
    publishDate: orNull(date, given["publishDate"]),
    locations: isNothing(given["locations"]) ? [] : list(given["locations"]).map(readLocation),
    confidential: isNothing(given["confidential"]) ? false : boolean(given["confidential"]),
    status: JOB_STATUSES.find((known) => known === given["status"]) ?? refuse(),
  };
}

function readEmployer(value: unknown): NonNullable<JobHeader["employer"]> {
  const { id, name } = record(value);
  return { id: integer(id), name: text(name) };
}

function readLocation(value: unknown): Location {
  const { id, name, description, type } = record(value);
  return {
    id: orNull(integer, id),
    name: text(name),
    description: text(description),
    type: text(type),
  };
}

function readPaging(value: unknown): Paging {
  const { total, page, pages, pageSize, previous, next } = record(value);
  return {
    total: integer(total),
    page: integer(page),
    pages: integer(pages),
    pageSize: integer(pageSize),
    previous: orNull(string, previous),
    next: orNull(string, next),
  };
}

function refuse(): never {
  throw new Refusal();
}

const isNothing = (value: unknown) => value === undefined || value === null || value === "";

const orNull = <T>(read: (value: unknown) => T, value: unknown): T | null =>
  isNothing(value) ? null : read(value);

const record = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : refuse();

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : refuse());

const string = (value: unknown): string => (typeof value === "string" ? value : refuse());

const text = (value: unknown): string => (isNothing(value) ? "" : string(value));

const boolean = (value: unknown): boolean => (typeof value === "boolean" ? value : refuse());

const integer = (value: unknown): number =>
  typeof value === "number" && Number.isSafeInteger(value) ? value : refuse();

const date = (value: unknown): string => {
  const day = string(value).slice(0, 10);
  return /^\d{4}-\d{2}-\d{2}$/.test(day) ? day : refuse();
};
