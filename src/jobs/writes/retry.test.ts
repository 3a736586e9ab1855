import { beforeEach, describe, expect, it, test, vi } from "vitest";
import { ApiError } from "#src/lib/api/api-error.ts";
import { connection } from "#src/lib/connection/connection.ts";
import type { Failure } from "./outcome.ts";
import { type Retry, retryForPerson, retryOfRun } from "./retry.ts";

type Parts = ConstructorParameters<typeof ApiError>[0];

const unknown = (parts: Parts): Failure => ({ state: "unknown", error: new ApiError(parts) });
const waits = (parts: Parts): Failure => ({ state: "waits", error: new ApiError(parts) });
const times = (count: number, retry: Retry, failure: Failure) =>
  Array.from({ length: count }, () => retry(failure));

describe("a person", () => {
  beforeEach(() => void vi.restoreAllMocks());

  it("waits for two more tries of a write with a name", () => {
    expect(times(4, retryForPerson(true), unknown({ status: 500 }))).toEqual([0.5, 2, null, null]);
    expect(times(1, retryForPerson(true), unknown({ status: 0 }))).toEqual([0.5]);
  });

  test.each([
    ["a write without a name", false, unknown({ status: 500 })],
    ["a limit", true, waits({ status: 429 })],
    ["a service that asks to wait", true, unknown({ status: 503, retryAfter: 1 })],
    ["a timeout", true, unknown({ status: 0, retryAfter: Infinity })],
  ])("does not wait for %s", (_name, isNamed, failure) => {
    expect(retryForPerson(isNamed)(failure)).toBeNull();
  });

  test.each(["offline", "lost"] as const)("does not wait while the service is %s", (state) => {
    vi.spyOn(connection, "get").mockReturnValue(state);
    expect(retryForPerson(true)(unknown({ status: 0 }))).toBeNull();
  });
});

describe("a run", () => {
  it("waits longer and longer for an outage, however long it takes", () => {
    const waited = times(8, retryOfRun(), unknown({ status: 503 }));
    expect(waited).toEqual([2, 4, 8, 15, 15, 15, 15, 15]);
  });

  it("waits as long as the service asks, within limits", () => {
    expect(retryOfRun()(unknown({ status: 503, retryAfter: 7 }))).toBe(7);
    expect(retryOfRun()(unknown({ status: 503, retryAfter: 0 }))).toBe(0);
    expect(retryOfRun()(unknown({ status: 503, retryAfter: 300 }))).toBe(30);
    expect(retryOfRun()(unknown({ status: 0, retryAfter: Infinity }))).toBe(2);
    // A limit is the service's to say.
    expect(times(9, retryOfRun(), waits({ status: 429 }))).toEqual(Array(9).fill(2));
    expect(retryOfRun()(waits({ status: 429, retryAfter: 60 }))).toBe(60);
  });

  it("gives up at what the service fails at four times, whatever was waited out between", () => {
    const retry = retryOfRun();
    const failed = unknown({ status: 500 });
    expect(times(3, retry, failed)).toEqual([2, 4, 8]);
    expect(retry(waits({ status: 429 }))).toBe(2);
    expect(retry(unknown({ status: 502 }))).toBe(15);
    expect(retry(failed)).toBeNull();
  });
});
