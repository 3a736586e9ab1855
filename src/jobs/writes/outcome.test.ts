import { describe, expect, test } from "vitest";
import { ApiError } from "#src/lib/api/api-error.ts";
import { aJob } from "#contract/testing/a-job.ts";
import { changedSince, mayRetry, isOutage, mayBeDone, outcomeOf } from "./outcome.ts";
import type { JobWrite } from "./write.ts";

const WRITES: Record<JobWrite["kind"], JobWrite> = {
  create: { kind: "create", body: {} },
  change: { kind: "change", changes: {} },
  delete: { kind: "delete" },
  restore: { kind: "restore", job: aJob, etag: null },
};
const KINDS = Object.keys(WRITES) as JobWrite["kind"][];

const fieldError = { field: "title", code: "required", message: "Enter a title." } as const;

/** What becomes of each kind of write by its answer: on a service that takes names, and on one that does not. */
type Row = [answer: string, error: ApiError, named: string[], plain: string[]];
const all = (state: string) => KINDS.map(() => state);
const rows: Row[] = [
  ["no answer", new ApiError({ status: 0, reason: "network" }), all("unknown"), all("unknown")],
  ["an answer that cannot be read", new ApiError({ status: 200 }), all("unknown"), all("unknown")],
  ["a redirect", new ApiError({ status: 399 }), all("unknown"), all("unknown")],
  ["a failure", new ApiError({ status: 500 }), all("unknown"), all("unknown")],
  ["a rule", new ApiError({ status: 400 }), all("refused"), all("refused")],
  ["the highest refusal", new ApiError({ status: 499 }), all("refused"), all("refused")],
  ["a key that ended", new ApiError({ status: 401 }), all("waits"), all("waits")],
  ["a limit", new ApiError({ status: 429 }), all("waits"), all("waits")],
  ["no such job", new ApiError({ status: 404 }), all("gone"), ["gone", "gone", "stored", "gone"]],
  ["another version", new ApiError({ status: 412 }), all("changedSince"), all("unknown")],
  [
    "a name of another write, or a job that exists",
    new ApiError({ status: 409 }),
    ["refused", "changedSince", "changedSince", "unchanged"],
    ["refused", "changedSince", "changedSince", "unchanged"],
  ],
  [
    "a reference id that is taken",
    new ApiError({ status: 409, fieldErrors: [fieldError] }),
    all("refused"),
    all("refused"),
  ],
  [
    "a web filter's 404",
    new ApiError({ status: 404, reason: "webPage" }),
    all("refused"),
    all("refused"),
  ],
  [
    "a web filter's 429",
    new ApiError({ status: 429, reason: "webPage" }),
    all("refused"),
    all("refused"),
  ],
];

describe.each([
  ["a service that takes names", true],
  ["a service of the interface alone", false],
])("on %s", (_name, isNamed) => {
  test.each(rows)("%s", (_answer, error, named, plain) => {
    const outcomes = KINDS.map((kind) => outcomeOf(error, WRITES[kind], isNamed));
    expect(outcomes.map(({ state }) => state)).toEqual(isNamed ? named : plain);
    for (const outcome of outcomes)
      expect(outcome).toMatchObject(outcome.state === "stored" ? { after: null } : { error });
  });
});

test.each([
  ["stored", false],
  ["unchanged", false],
  ["changedSince", false],
  ["gone", false],
  ["refused", false],
  ["unknown", true],
  ["waits", true],
] as const)("after %s, another try may succeed: %s", (state, expected) => {
  const outcome =
    state === "stored" ? { state, after: null } : { state, error: new ApiError({ status: 500 }) };
  expect(mayRetry(outcome)).toBe(expected);
});

test.each([
  [0, "network", true],
  [0, "timeout", true],
  [500, "status", false],
  [502, "status", true],
  [503, "status", true],
  [504, "status", true],
  [200, "webPage", true],
  [399, "webPage", true],
  [400, "webPage", false],
  [499, "webPage", false],
  [500, "webPage", true],
  [200, "unreadable", false],
] as const)("%i (%s) is an outage: %s", (status, reason, expected) => {
  expect(isOutage(new ApiError({ status, reason }))).toBe(expected);
});

test("only a failed request may have been carried out", () => {
  expect(mayBeDone(new Error("A fault of the page."))).toBe(false);
  expect(changedSince()).toMatchObject({ state: "changedSince", error: { status: 412 } });
});
