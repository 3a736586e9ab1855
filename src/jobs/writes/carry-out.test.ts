import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { ApiError } from "#src/lib/api/api-error.ts";
import { session } from "#src/lib/session/current-session.ts";
import { forgetKeyHeaders, readKeyHeaders } from "#src/lib/session/key-headers.ts";
import { aJob } from "#contract/testing/a-job.ts";
import { signedInPage } from "../testing/signed-in-page.ts";
import { carryOut } from "./carry-out.ts";
import { lookUp } from "./look-up.ts";
import type { Outcome } from "./outcome.ts";
import { isAsSeen, send } from "./send.ts";
import type { JobWrite, Write } from "./write.ts";

vi.mock(import("./send.ts"));
vi.mock(import("./look-up.ts"));
signedInPage();

const AFTER = { job: { ...aJob, status: "archived" as const }, etag: '"2"' };
const STORED = { state: "stored", after: AFTER } as const;
const OTHER = { state: "changedSince", error: new ApiError({ status: 412 }) } as const;

type Step =
  /** A try is answered with the job, or with a status. */
  | { send: number; thenSignsOut?: boolean }
  /** What the look-up finds; `null`: not carried out. */
  | { look: Outcome | null | "fails" }
  | { seen: boolean };

interface Case {
  steps: Step[];
  outcome: object;
  plain?: boolean;
  isRepeat?: boolean;
  write?: JobWrite;
  /** Waits that the policy grants. */
  waits?: number[];
}

const ARCHIVE: JobWrite = { kind: "change", changes: { status: "archived" } };
const CREATE: JobWrite = { kind: "create", body: { title: "Cook" } };

const cases: Record<string, Case> = {
  "is stored": { steps: [{ send: 200 }], outcome: STORED },
  "is refused": { steps: [{ send: 400 }], outcome: { state: "refused" } },
  "is repeated by its name": {
    steps: [{ send: 500 }, { send: 200 }],
    waits: [1],
    outcome: STORED,
  },
  "is unknown when the policy gives up": { steps: [{ send: 500 }], outcome: { state: "unknown" } },
  "is unknown when a limit comes after a failure": {
    steps: [{ send: 500 }, { send: 429 }],
    waits: [1],
    outcome: { state: "unknown" },
  },
  "waits for a limit": { steps: [{ send: 429 }], outcome: { state: "waits" } },
  "is another version's": { steps: [{ send: 412 }], outcome: { state: "changedSince" } },
  "is sent again by its name, not looked up": {
    isRepeat: true,
    steps: [{ send: 200 }],
    outcome: STORED,
  },
  "without a name: is stored": {
    plain: true,
    steps: [{ seen: true }, { send: 200 }],
    outcome: STORED,
  },
  "without a name: is not sent over another version": {
    plain: true,
    steps: [{ seen: false }],
    outcome: { state: "changedSince", error: { status: 412 } },
  },
  "without a name: is looked up before it is sent again": {
    plain: true,
    isRepeat: true,
    steps: [{ look: STORED }],
    outcome: STORED,
  },
  "without a name: is sent again when it was not carried out": {
    plain: true,
    steps: [{ seen: true }, { send: 500 }, { look: null }, { seen: true }, { send: 200 }],
    waits: [1],
    outcome: STORED,
  },
  "without a name: a 412 is looked up, and may be ours": {
    plain: true,
    steps: [{ seen: true }, { send: 412 }, { look: STORED }],
    outcome: STORED,
  },
  "without a name: a 412 that is not ours": {
    plain: true,
    steps: [{ seen: true }, { send: 412 }, { look: null }],
    outcome: { state: "changedSince" },
  },
  "without a name: another version is told from ours": {
    plain: true,
    isRepeat: true,
    steps: [{ look: OTHER }],
    outcome: OTHER,
  },
  "without a name: a look-up that fails is an unknown outcome": {
    plain: true,
    isRepeat: true,
    steps: [{ look: "fails" }, { look: null }, { seen: true }, { send: 200 }],
    waits: [1],
    outcome: STORED,
  },
  "concludes nothing from a refusal in another session": {
    steps: [{ send: 400, thenSignsOut: true }],
    outcome: { state: "waits", error: { reason: "otherEmployer" } },
  },
  "is stored, also where the session has ended": {
    steps: [{ send: 200, thenSignsOut: true }],
    outcome: STORED,
  },
};

describe("a write", () => {
  beforeEach(() => {
    vi.resetAllMocks();
    session.signIn({ key: "k", employer: { id: 1, name: "Harbour" } }, true);
  });

  test.each(Object.entries(cases))("%s", async (_name, given) => {
    const { steps, outcome, plain = false, isRepeat, write = ARCHIVE, waits = [] } = given;
    forgetKeyHeaders();
    if (!plain) readKeyHeaders(new Headers({ "Service-Extensions": "idempotency-key" }));
    const left = [...steps];
    const next = <Kind extends string>(kind: Kind) => {
      const step = left.shift();
      if (step && kind in step) return step as Extract<Step, Record<Kind, unknown>>;
      throw new Error(`${kind} was not expected; next is ${JSON.stringify(step)}`);
    };
    vi.mocked(isAsSeen).mockImplementation(async () => (plain ? next("seen").seen : true));
    vi.mocked(lookUp).mockImplementation(async () => {
      const { look } = next("look");
      if (look === "fails") throw new ApiError({ status: 0, reason: "network" });
      return look;
    });
    vi.mocked(send).mockImplementation(async () => {
      const { send: status, thenSignsOut } = next("send");
      if (thenSignsOut) session.signIn({ key: "m", employer: { id: 2, name: "Mill" } }, false);
      if (status === 200) return STORED;
      throw new ApiError({ status });
    });
    const one: Write = {
      key: "k-1",
      id: write.kind === "create" ? null : aJob.id,
      write,
      before: { job: aJob, etag: '"1"' },
      namedAt: plain ? undefined : Date.now(),
    };
    const tried: string[] = [];
    const granted = [...waits];
    const paused: number[] = [];
    const found = await carryOut(one, {
      origin: { source: "form" },
      ...(isRepeat && { isRepeat }),
      retry: () => granted.shift() ?? null,
      pause: async (seconds) => void paused.push(seconds),
      onTry: ({ state }) => void tried.push(state),
    });
    expect(found).toMatchObject(outcome);
    expect(left).toEqual([]);
    // Before each try, and between them.
    expect(paused.filter((seconds) => seconds > 0)).toEqual(waits);
    expect(tried).toHaveLength(1 + waits.length);
  });

  test.each([
    ["before it was sent", 0, { state: "stopped", isSent: false }],
    ["after a failure", 1, { state: "stopped", isSent: true }],
  ])("is stopped %s", async (_name, tries, expected) => {
    readKeyHeaders(new Headers({ "Service-Extensions": "idempotency-key" }));
    vi.mocked(isAsSeen).mockResolvedValue(true);
    vi.mocked(send).mockRejectedValue(new ApiError({ status: 503 }));
    const write = { key: "k", id: 7, write: ARCHIVE, before: null, namedAt: Date.now() };
    let count = 0;
    const outcome = await carryOut(write, {
      origin: { source: "form" },
      retry: () => 0,
      isStopped: () => count++ >= tries,
    });
    expect(outcome).toEqual(expected);
  });

  test("is not created again, and takes no posting for its own that another one has made", async () => {
    forgetKeyHeaders();
    vi.mocked(isAsSeen).mockResolvedValue(true);
    vi.mocked(send)
      .mockRejectedValueOnce(new ApiError({ status: 500 }))
      .mockResolvedValue(STORED);
    vi.mocked(lookUp).mockImplementation(async (_write, others) =>
      others.has(3) && !others.has(4) ? null : STORED,
    );
    const known = new Set([3]);
    const write = { key: "k", id: null, write: CREATE, before: null };
    const options = { origin: { source: "form" } as const, known: async () => known };
    const outcome = await carryOut(write, { ...options, retry: () => 0 });
    expect(outcome).toEqual(STORED);
    expect(send).toHaveBeenCalledTimes(2);
    // The next one is another posting.
    expect([...known]).toEqual([3, AFTER.job.id]);
  });

  test.each<[string, JobWrite, boolean]>([
    ["with a name", CREATE, true],
    ["with a reference id", { kind: "create", body: { referenceId: "R-1" } }, false],
    ["of a change", ARCHIVE, false],
  ])("reads no other postings for the look-up %s", async (_name, write, takesNames) => {
    forgetKeyHeaders();
    if (takesNames) readKeyHeaders(new Headers({ "Service-Extensions": "idempotency-key" }));
    vi.mocked(isAsSeen).mockResolvedValue(true);
    vi.mocked(send).mockResolvedValue(STORED);
    const known = vi.fn<() => Promise<Set<number>>>(async () => new Set());
    const one = { key: "k", id: null, write, before: null, namedAt: Date.now() };
    await carryOut(one, { origin: { source: "form" }, retry: () => null, known });
    expect(known).not.toHaveBeenCalled();
  });

  test("is looked up among all postings where no others are known", async () => {
    forgetKeyHeaders();
    vi.mocked(lookUp).mockImplementation(async (_write, others) => (others.has(3) ? null : STORED));
    const write = { key: "k", id: null, write: CREATE, before: null };
    const options = { origin: { source: "form" } as const, retry: () => null, isRepeat: true };
    expect(await carryOut(write, options)).toEqual(STORED);
    const known = new Set([4]);
    await carryOut(write, { ...options, known: async () => known });
    // What was found is the next one's no more.
    expect([...known]).toEqual([4, AFTER.job.id]);
  });

  test("is a deletion, of which nothing is left", async () => {
    vi.mocked(isAsSeen).mockResolvedValue(true);
    vi.mocked(send).mockResolvedValue({ state: "stored", after: null, deletion: '"2"' });
    const write = { key: "k", id: 7, write: { kind: "delete" } as const, before: null };
    const outcome = await carryOut(write, { origin: { source: "form" }, retry: () => null });
    expect(outcome).toEqual({ state: "stored", after: null, deletion: '"2"' });
  });

  test("waits between tries, and not before the first", async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const timers = vi.spyOn(globalThis, "setTimeout");
    vi.mocked(isAsSeen).mockResolvedValue(true);
    vi.mocked(send).mockRejectedValueOnce(new ApiError({ status: 429 }));
    vi.mocked(send).mockResolvedValue(STORED);
    const write = { key: "k", id: 7, write: ARCHIVE, before: null };
    void carryOut(write, { origin: { source: "form" }, retry: () => 2 });
    await vi.advanceTimersByTimeAsync(2_000);
    expect(timers.mock.calls.map(([, milliseconds]) => milliseconds)).toEqual([2_000]);
    expect(send).toHaveBeenCalledTimes(2);
  });

  test("passes on what is a fault of the page", async () => {
    vi.mocked(isAsSeen).mockResolvedValue(true);
    vi.mocked(send).mockRejectedValue(new TypeError("A fault."));
    const write = { key: "k", id: 7, write: ARCHIVE, before: null };
    const carrying = carryOut(write, { origin: { source: "form" }, retry: () => 0 });
    await expect(carrying).rejects.toThrow("A fault.");
  });
});
