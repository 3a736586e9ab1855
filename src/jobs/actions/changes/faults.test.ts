import "fake-indexeddb/auto";
import { QueryClient } from "@tanstack/react-query";
import { beforeEach, expect, test, vi } from "vitest";
import type { Job } from "#contract/job.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { jobWritesService } from "../../testing/job-writes-service.ts";
import { signedInPage } from "../../testing/signed-in-page.ts";
import type { Operation } from "../operations/operations.ts";
import { readPlanSource } from "./plan/plan-change-set.ts";
import { planUndo } from "./plan/plan-undo.ts";
import { runChangeSet } from "./run-change-set.ts";
import { changeSetStore } from "../../writes/change-set-store.ts";
import { inPlaces, job, startPlanned, statesOf, storedSet } from "./testing/a-change-set.ts";

signedInPage();
beforeEach(() => {
  // Without locks, as on plain http.
  vi.stubGlobal("navigator", {});
});

const TODAY = new Date().toISOString().slice(0, 10);
const { signal } = new AbortController();
const client = () => new QueryClient();

const raise: Operation = { kind: "pay", how: "percent", percent: 3, period: null, step: 0.01 };
const payOf = (held: { job: Job } | undefined) => held?.job.salary?.amount;

test.each([
  ["another person's on a service that takes names, which says what ours made", false],
  ["another person's on one that does not, which is looked up", true],
])("an edit after a lost answer is %s, and stays when ours is taken back", async (_, plain) => {
  const service = jobWritesService([1, 2].map(job), plain);
  const id = await startPlanned(raise, [1, 2]);
  const theirs = { title: "Theirs", applicationEmail: "theirs@example.com" };
  const { fetch } = globalThis;
  vi.stubGlobal("fetch", async (url: string, init: RequestInit = {}) => {
    const answer = await fetch(url, init);
    if (answer.status === 502) service.change(1, theirs);
    return answer;
  });
  service.fate = (_, one) => (one === 1 ? "answerLost" : "works");
  await runChangeSet(id, client());
  expect([...statesOf(await changeSetStore.items(id)).values()]).toEqual(["stored", "stored"]);
  expect(payOf(service.jobs.get(1))).toBeCloseTo(20.61);
  await runChangeSet(await startPlanned({ kind: "undo", changeSet: id }, []), client());
  expect(service.jobs.get(1)?.job).toEqual({ ...job(1), ...theirs });
  expect(service.jobs.get(2)?.job).toEqual(job(2));
});

test.each([false, true])(
  "what others changed since is shown, and not undone (plain: %s)",
  async (plain) => {
    const service = jobWritesService([1, 2].map(job), plain);
    const id = await startPlanned({ kind: "status", status: "archived", renew: false }, [1, 2]);
    await runChangeSet(id, client());
    service.change(1, { status: "active" });
    service.change(2, { title: "Theirs" });
    const { jobs, applied } = await readPlanSource(
      client(),
      await storedSet(await changeSetStore.plan({ kind: "undo", changeSet: id }, [])),
      signal,
      () => {},
    );
    const [first, second] = applied.map((item, at) => planUndo(item, jobs[at] ?? null));
    expect(first).toMatchObject({
      write: null,
      obstacle: "changedSince",
      since: { ours: { status: "archived" }, theirs: { status: "active" } },
    });
    expect(second).toMatchObject({
      write: { changes: { status: job(2).status } },
      obstacle: null,
      since: { theirs: { title: "Theirs" } },
    });
  },
);

test.each([false, true])("a deletion is undone once, however often (plain: %s)", async (plain) => {
  const service = jobWritesService([1, 2].map(job), plain);
  const id = await startPlanned({ kind: "delete" }, [1, 2]);
  await runChangeSet(id, client());
  const undo = { kind: "undo", changeSet: id } as const;
  // Two tabs show the dry run at the same time.
  const undos = [await startPlanned(undo, []), await startPlanned(undo, [])];
  await Promise.all(undos.map(async (one) => runChangeSet(one, client())));
  await runChangeSet(await startPlanned(undo, []), client());
  expect([...service.jobs.values()].map(({ job }) => job.title)).toEqual(["Baker 1", "Baker 2"]);
  expect([...statesOf(await changeSetStore.items(id)).values()]).toEqual(["undone", "undone"]);
});

test("what was deleted is restored under its id, once, unless it was deleted again since", async () => {
  const service = jobWritesService([1, 2, 3].map(job), false);
  service.keepsHistory = true;
  const id = await startPlanned({ kind: "delete" }, [1, 2, 3]);
  await runChangeSet(id, client());
  const undo = await startPlanned({ kind: "undo", changeSet: id }, []);
  // Since the dry run, from another browser; one of them was deleted again.
  for (const id of [1, 2]) await restoreElsewhere(id);
  await fetch("/api/v1.1/jobs/1", { method: "DELETE", headers: { "If-Match": '"1-3-aaaa"' } });
  await runChangeSet(undo, client());
  expect(new Set(service.jobs.keys())).toEqual(new Set([2, 3]));
  const items = await changeSetStore.items(undo);
  expect(items.map(({ state, after, reason }) => [state, after?.job.id, reason])).toEqual([
    ["changedSince", undefined, "Status 412"],
    ["unchanged", undefined, m.change_undone_before()],
    ["stored", 3, null],
  ]);
  // The undo of it deletes them again.
  await runChangeSet(await startPlanned({ kind: "undo", changeSet: undo }, []), client());
  expect([...service.jobs.keys()]).toEqual([2]);
});

const restoreElsewhere = async (id: number) =>
  fetch(`/api/v1.1/jobs/${id}/restore`, {
    method: "POST",
    headers: { "Idempotency-Key": `other-${id}` },
  });

test("what two browsers take back from the same version is taken back once, and both know", async () => {
  const service = jobWritesService([1].map(job), false);
  const id = await startPlanned(raise, [1]);
  await runChangeSet(id, client());
  const undo = await startPlanned({ kind: "undo", changeSet: id }, []);
  const [planned] = await changeSetStore.items(undo);
  const body = JSON.stringify(planned?.write?.kind === "change" && planned.write.changes);
  const headers = { "Idempotency-Key": planned?.key ?? "", "If-Match": '"1-2-aaaa"' };
  await fetch("/api/v1.1/jobs/1", { method: "PUT", headers, body });
  await runChangeSet(undo, client());
  expect(service.writes).toHaveLength(2);
  expect((await changeSetStore.items(undo))[0]).toMatchObject({ state: "stored" });
  expect(service.jobs.get(1)?.job).toEqual(job(1));
});

test.each([false, true])(
  "a change set is undone, redone and undone, as often as one likes (plain: %s)",
  async (plain) => {
    const service = jobWritesService([1, 2].map(job), plain);
    service.keepsHistory = !plain;
    for (const operation of [
      { kind: "status", status: "archived", renew: false },
      { kind: "delete" },
    ] as const) {
      const before = [...service.jobs.values()].map((held) => held.job.title);
      const ids = [...service.jobs.keys()];
      const first = await startPlanned(operation, ids);
      await runChangeSet(first, client());
      const done = JSON.stringify([...service.jobs.values()].map((held) => held.job));
      for (const _ of "12") {
        const undo = await startPlanned({ kind: "undo", changeSet: first }, []);
        await runChangeSet(undo, client());
        expect([...service.jobs.values()].map((held) => held.job.title)).toEqual(before);
        const redo = await startPlanned({ kind: "undo", changeSet: undo }, []);
        await runChangeSet(redo, client());
        expect(JSON.stringify([...service.jobs.values()].map((held) => held.job))).toBe(done);
      }
      await runChangeSet(await startPlanned({ kind: "undo", changeSet: first }, []), client());
      expect([...service.jobs.values()].map((held) => held.job.title)).toEqual(before);
    }
  },
);

test("an undo that was stopped leaves what it did not send to another", async () => {
  const service = jobWritesService([1, 2].map(job), false);
  const id = await startPlanned({ kind: "delete" }, [1, 2]);
  await runChangeSet(id, client());
  const undo = { kind: "undo", changeSet: id } as const;
  await changeSetStore.setState(await startPlanned(undo, []), "cancelled");
  await runChangeSet(await startPlanned(undo, []), client());
  expect(service.jobs.size).toBe(2);
});

const equalRows: Operation = { ...inPlaces, places: "Laval, QC\nLaval, QC", reference: "" };

test.each([false, true])(
  "two equal postings are two, whosever answer is lost (plain: %s)",
  async (plain) => {
    const today = { ...job(1), publishDate: TODAY, referenceId: null };
    const service = jobWritesService([today], plain);
    const id = await startPlanned(equalRows, [1]);
    // Before they are carried out; the other one is by then.
    service.fate = () => "downFirst";
    await runChangeSet(id, client());
    const items = await changeSetStore.items(id);
    expect(new Set(items.map(({ after }) => after?.job.id)).size).toBe(items.length);
    expect(service.jobs.size).toBe(1 + items.length);
  },
);

test("an outage is waited for and told; what fails for good can be asked again by its name", async () => {
  const service = jobWritesService([1, 2].map(job), false);
  const id = await startPlanned(raise, [1, 2]);
  const { fetch } = globalThis;
  let answers = 0;
  const told: unknown[] = [];
  vi.stubGlobal("fetch", async (url: string, init: RequestInit = {}) => {
    const answer = await fetch(url, init);
    if ((answers += 1) > 20) return answer;
    told.push((await storedSet(id)).waiting);
    return new Response("<h1>Bad gateway</h1>", { status: 502, headers: { "Retry-After": "0" } });
  });
  service.fate = (_, one) => (one === 1 ? "works" : "fails");
  await runChangeSet(id, client());
  expect(told.at(-1)).toBe(true);
  expect(await storedSet(id)).toMatchObject({ state: "done", waiting: false });
  expect([...statesOf(await changeSetStore.items(id)).values()]).toEqual(["stored", "unknown"]);
  service.fate = () => "works";
  await changeSetStore.askAgain(id);
  await runChangeSet(id, client());
  expect([...statesOf(await changeSetStore.items(id)).values()]).toEqual(["stored", "stored"]);
  expect([1, 2].map((one) => payOf(service.jobs.get(one)))).toEqual([20.61, 20.62]);
});

test("what a restore brought back is compared, not undone blindly", async () => {
  const service = jobWritesService([1, 2].map(job), false);
  const deletion = await startPlanned({ kind: "delete" }, [1]);
  await runChangeSet(deletion, client());
  const archive = await startPlanned({ kind: "status", status: "archived", renew: false }, [2]);
  await runChangeSet(archive, client());
  // Restored to the time before both.
  service.timeLine = "bbbb";
  for (const one of [1, 2]) service.jobs.set(one, { job: job(one), version: 1 });
  for (const changeSet of [deletion, archive])
    await runChangeSet(await startPlanned({ kind: "undo", changeSet }, []), client());
  expect([...service.jobs.values()].map((held) => held.job)).toEqual([2, 1].map(job));
  expect(service.writes).toHaveLength(2);
});
