import * as z from "zod/mini";
import { issueText } from "./field-errors.ts";
import { JOB_STATUSES } from "./job-status.ts";
import { LIMITS } from "./limits.ts";
import { parseId } from "./parse-id.ts";
import { termOf } from "./search-text.ts";
import { date, optional, text, withDefault } from "./request-fields.ts";

/** A whole number ≥ 1 as a query writes it, `max` at most. */
function positive(field: "page" | "pageSize" | "limit", fallback: number, max: number) {
  const wrong = issueText({ key: "notPositive", field });
  return z.string(wrong).check(
    z.refine((value) => /^\d+$/.test(value) && Number(value) >= 1, { error: wrong }),
    z.meta({ type: "integer", minimum: 1, maximum: max, default: fallback }),
  );
}

const page = withDefault(
  z.pipe(
    positive("page", 1, LIMITS.maxId).check(
      z.refine((value) => !(Number(value) > LIMITS.maxId), {
        error: issueText({ key: "pageTooLarge" }),
        params: { code: "out_of_range" },
      }),
    ),
    z.transform(Number),
  ),
  "1",
);

const { default: defaultPageSize, max: maxPageSize } = LIMITS.pageSize;

/** A number of records; more than the maximum is served as the maximum: §8 leaves it open. */
const atMost = (field: "pageSize" | "limit", fallback: number, max: number) =>
  withDefault(
    z.pipe(
      positive(field, fallback, max),
      z.transform((digits: string) => Math.min(Number(digits), max)),
    ),
    String(fallback),
  );

const pageSize = atMost("pageSize", defaultPageSize, maxPageSize);

const q = z.prefault(
  z.pipe(
    z.transform((value: unknown) => (typeof value === "string" ? termOf(value) : value)),
    optional(text("q", LIMITS.searchTerm)),
  ),
  "",
);

/** The query of GET /jobs (§4.5). */
export const jobListQuery = z.object({
  q,
  status: optional(z.enum(JOB_STATUSES, issueText({ key: "statusUnknown" }))),
  /** An extension of the interface: the rows are `jobDetails`. */
  include: optional(z.enum(["details"], issueText({ key: "includeUnknown" }))),
  pageSize,
  page,
});

export type JobListQuery = z.infer<typeof jobListQuery>;

/** The query of GET /locations. */
export const locationListQuery = z.object({ q, pageSize, page });

export type LocationListQuery = z.infer<typeof locationListQuery>;

/** The query of the lists of versions and deleted jobs, an extension of the interface. */
export const historyQuery = z.object({ pageSize, page });

/** The query of GET /activity, an extension of the interface. */
export const activityQuery = z.object({
  /** The id of a change set: what was written as part of it. */
  changeSet: optional(text("changeSet", LIMITS.changeSetId)),
  pageSize,
  page,
});

export type ActivityQuery = z.infer<typeof activityQuery>;

/** The job and version that "1186.3" names. */
function positionIn(position: string) {
  const [job, version, ...others] = position.split(".").map(parseId);
  return job && version && others.length === 0 ? { job, version } : undefined;
}

function isTimeZone(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone }));
  } catch {
    return false;
  }
}

/** The query of GET /jobs/record, an extension of the interface: the first and the last day. */
export const recordQuery = z
  .object({
    from: date("from"),
    to: date("to"),
    /** In which they begin and end; the service's own without it. */
    timeZone: optional(
      text("timeZone").check(
        z.refine(isTimeZone, { error: issueText({ key: "timeZoneUnknown" }) }),
      ),
    ),
    /** Of one job alone. */
    job: optional(
      z.pipe(
        text("job").check(
          z.refine((id) => parseId(id) !== undefined, {
            error: issueText({ key: "notPositive", field: "job" }),
          }),
        ),
        z.transform((id: string) => parseId(id)),
      ),
    ),
    /** The `next` of the page before. */
    after: optional(
      z.pipe(
        text("after").check(
          z.refine((position) => positionIn(position) !== undefined, {
            error: issueText({ key: "afterInvalid" }),
          }),
        ),
        z.transform(positionIn),
      ),
    ),
    pageSize,
  })
  .check(
    z.refine(({ from, to }) => from <= to, {
      path: ["to"],
      error: issueText({ key: "endsBeforeItBegins" }),
    }),
  );

/** The query of GET /jobs/changes, an extension of the interface. */
export const jobChangesQuery = z.object({
  since: optional(text("since")),
  limit: atMost("limit", LIMITS.changes, LIMITS.changes),
});
