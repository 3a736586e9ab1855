import "fake-indexeddb/auto";
import { QueryClient } from "@tanstack/react-query";
import fc from "fast-check";
import { beforeEach, expect, test, vi } from "vitest";
import { DEFAULT_FACTS } from "#contract/readiness-facts.ts";
import { session } from "#src/lib/session/current-session.ts";
import { type Fate, jobWritesService } from "../../testing/job-writes-service.ts";
import { signedInPage } from "../../testing/signed-in-page.ts";
import { bodyOf } from "../../job/fields/job-body.ts";
import { changesOf, type Operation } from "../operations/operations.ts";
import { runChangeSet } from "./run-change-set.ts";
import { changeSetStore } from "../../writes/change-set-store.ts";
import { inPlaces, job, startPlanned, statesOf, storedSet } from "./testing/a-change-set.ts";

signedInPage();
beforeEach(() => {
  // Without locks, as on plain http.
  vi.stubGlobal("navigator", {});
});

const operation = fc.constantFrom<Operation>(
  { kind: "status", status: "archived", renew: true },
  { kind: "delete" },
  { kind: "closeDate", how: "by", days: 30 },
  { kind: "pay", how: "percent", percent: 3, period: null, step: 0.01 },
  { kind: "pay", how: "remove" },
  { kind: "categories", how: "remove", ids: [6] },
  { kind: "confidential", on: true },
  {
    kind: "replaceText",
    find: "604-555-0100",
    replacement: "604-555-0199",
    inTitle: true,
    inDescription: true,
    inAddress: false,
    matchCase: false,
    wholeWords: true,
  },
  { kind: "insertText", at: "end", text: "Apply today." },
);

const TODAY = new Date().toISOString().slice(0, 10);
const client = () => new QueryClient();

const cases = fc.record({
  operation,
  count: fc.integer({ min: 1, max: 12 }),
  plain: fc.boolean(),
  /** Of each posting. */
  fates: fc.array(
    fc.constantFrom<Fate>("works", "answerLost", "repeated", "downFirst", "waitFirst"),
    {
      minLength: 12,
      maxLength: 12,
    },
  ),
  /** Postings that another person changes or deletes between the dry run and its application. */
  changed: fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { maxLength: 3 }),
  deleted: fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { maxLength: 2 }),
  changedAfter: fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { maxLength: 3 }),
});

test("a change set and its undo equal their model, whatever others write and answers are lost", async () => {
  await fc.assert(
    fc.asyncProperty(cases, async ({ operation, count, plain, fates, ...others }) => {
      const ids = Array.from({ length: count }, (_, index) => index + 1);
      const service = jobWritesService(ids.map(job), plain);
      const theirs = (list: number[]) => new Set(list.filter((id) => id <= count));
      const id = await startPlanned(operation, ids);
      const deleted = theirs(others.deleted);
      const changed = theirs(others.changed);
      for (const one of changed) service.change(one, { applicationEmail: "other@example.com" });
      for (const one of deleted) service.jobs.delete(one);
      service.fate = (_, one) => fates[one - 1] ?? "works";

      await runChangeSet(id, client());
      expect((await storedSet(id)).state).toBe("done");
      const states = statesOf(await changeSetStore.items(id));
      for (const one of ids) {
        const held = service.jobs.get(one)?.job;
        const before = job(one);
        const isDelete = operation.kind === "delete";
        if (deleted.has(one)) {
          // Without names, it may be our own deletion that was repeated on the way.
          expect([one, states.get(one)]).toEqual([one, isDelete && plain ? "stored" : "gone"]);
          continue;
        }
        if (changed.has(one)) {
          expect([one, states.get(one)]).toEqual([one, "changedSince"]);
          expect(held).toEqual({ ...before, applicationEmail: "other@example.com" });
          continue;
        }
        expect([one, states.get(one)]).toEqual([one, "stored"]);
        if (isDelete) expect(held).toBeUndefined();
        else
          expect(held && bodyOf(held)).toEqual({
            ...bodyOf(before),
            ...changesOf(before, operation, { today: TODAY, facts: DEFAULT_FACTS, taken: [] }),
          });
      }
      // No posting was written twice.
      expect(new Set(service.writes.map((write) => write.id)).size).toBe(service.writes.length);

      const changedAfter = theirs(others.changedAfter);
      for (const one of changedAfter) service.change(one, { title: "Theirs" });
      service.fate = () => "works";
      const undo = await startPlanned({ kind: "undo", changeSet: id }, []);
      await runChangeSet(undo, client());
      const restored = [...service.jobs.values()].map(({ job }) => JSON.stringify(bodyOf(job)));
      for (const one of ids) {
        if (deleted.has(one)) continue;
        const ours = job(one);
        if (changed.has(one)) continue;
        const isTheirs = changedAfter.has(one) && service.jobs.has(one);
        // Of what another person changed since, only that stays.
        const back = { ...bodyOf(ours), ...(isTheirs && { title: "Theirs" }) };
        expect(restored).toContain(JSON.stringify(back));
      }
    }),
    { numRuns: process.env["TEST_ALL"] ? 1_000 : 40 },
  );
});

test("what was sent when the tab was closed is looked up, and nothing is sent twice", async () => {
  const service = jobWritesService([1, 2, 3].map(job), false);
  const id = await startPlanned({ kind: "confidential", on: true }, [1, 2, 3]);
  const items = await changeSetStore.items(id);
  // The first was stored by the service, the second never reached it.
  service.change(1, { confidential: true });
  await changeSetStore.setItems(items.slice(0, 2).map((item) => ({ ...item, state: "sending" })));
  await runChangeSet(id, client());
  expect(new Set(service.writes.map((write) => write.id))).toEqual(new Set([2, 3]));
  expect(service.writes).toHaveLength(2);
  expect([...statesOf(await changeSetStore.items(id)).values()]).toEqual([
    "stored",
    "stored",
    "stored",
  ]);
});

test.each([
  ["a service that knows idempotency keys", false],
  ["one that does not, by the reference id", true],
])("a creation whose answer was lost is not repeated on %s", async (_, plain) => {
  const service = jobWritesService([job(1)], plain);
  const id = await startPlanned(inPlaces, [1]);
  service.fate = () => "answerLost";
  await runChangeSet(id, client());
  expect(service.jobs.size).toBe(4);
  const items = await changeSetStore.items(id);
  expect(items.map(({ state, after }) => [state, after?.job.referenceId])).toEqual([
    ["stored", "BAR-1"],
    ["stored", "BAR-2"],
    ["stored", "BAR-3"],
  ]);
});

test("a creation without a reference id whose answer was lost is found, and none that was there", async () => {
  // A posting of today that looks the same, from before.
  const today = { ...job(1), publishDate: TODAY, referenceId: null };
  const service = jobWritesService(
    [
      today,
      {
        ...today,
        id: 2,
        locations: [{ id: 1, name: "Laval", type: "", description: "Laval, QC" }],
      },
    ],
    true,
  );
  const places = [
    "Laval, QC",
    "Regina, SK",
    ...Array.from({ length: 9 }, (_, at) => `Place ${at}`),
  ];
  const id = await startPlanned({ ...inPlaces, places: places.join("\n"), reference: "" }, [1]);
  service.fate = () => "answerLost";
  await runChangeSet(id, client());
  const items = await changeSetStore.items(id);
  const created = items.map(({ state, after }) => [state, after?.job.locations[0]?.description]);
  expect(created).toEqual(places.map((place) => ["stored", place]));
  expect(new Set(items.map(({ after }) => after?.job.id)).size).toBe(items.length);
  expect(service.jobs.size).toBe(2 + items.length);
});

test("what was created without a reference id before the tab was closed is found", async () => {
  const today = { ...job(1), publishDate: TODAY, referenceId: null };
  const service = jobWritesService([today], true);
  const places = { ...inPlaces, places: "Laval, QC\nRegina, SK", reference: "" };
  const id = await startPlanned(places, [1]);
  let answered = 0;
  service.fate = async () => {
    answered += 1;
    // Nothing is sent any more, as if the tab had been closed.
    await changeSetStore.setState(id, "paused");
    return "works" as const;
  };
  await runChangeSet(id, client());
  expect(answered).toBe(2);
  const items = await changeSetStore.items(id);
  const sending = items.map((item) => ({ ...item, state: "sending" as const, after: null }));
  await changeSetStore.setItems(sending);
  await changeSetStore.setState(id, "running");
  await runChangeSet(id, client());
  expect(answered).toBe(2);
  const resumed = await changeSetStore.items(id);
  expect(resumed.map(({ state, after }) => [state, after?.job.id])).toEqual(
    items.map(({ after }) => ["stored", after?.job.id]),
  );
});

test("what was created is archived by an undo where it cannot be deleted", async () => {
  const service = jobWritesService([job(1)], false);
  const id = await startPlanned(inPlaces, [1]);
  await runChangeSet(id, client());
  service.fate = (method) => (method === "DELETE" ? "refused" : "works");
  const undo = await startPlanned({ kind: "undo", changeSet: id }, []);
  await runChangeSet(undo, client());
  const items = await changeSetStore.items(undo);
  const archived = ["stored", "archived"];
  expect(items.map(({ state, after }) => [state, after?.job.status])).toEqual([
    archived,
    archived,
    archived,
  ]);
});

test("every item is stored as sent before its request", async () => {
  const ids = Array.from({ length: 20 }, (_, index) => index + 1);
  const service = jobWritesService(ids.map(job), false);
  const id = await startPlanned({ kind: "confidential", on: true }, ids);
  const states: unknown[] = [];
  service.fate = async (_, one) => {
    states.push(statesOf(await changeSetStore.items(id)).get(one));
    return "works" as const;
  };
  await runChangeSet(id, client());
  expect(states).toEqual(ids.map(() => "sending"));
});

test("a paused change set sends nothing more, and goes on where it was", async () => {
  const ids = Array.from({ length: 30 }, (_, index) => index + 1);
  const service = jobWritesService(ids.map(job), false);
  const id = await startPlanned({ kind: "confidential", on: true }, ids);
  service.fate = async (_, one) => {
    if (one === 10) await changeSetStore.setState(id, "paused");
    await new Promise((resolve) => void setTimeout(resolve, 5));
    return "works" as const;
  };
  await runChangeSet(id, client());
  expect(service.writes.length).toBeLessThan(ids.length);
  expect((await storedSet(id)).state).toBe("paused");
  // Nothing looks as if it had been sent.
  const states = new Set(statesOf(await changeSetStore.items(id)).values());
  expect(states).toEqual(new Set(["stored", "waiting"]));
  await changeSetStore.setState(id, "running");
  service.fate = () => "works";
  await runChangeSet(id, client());
  expect(service.writes.map((write) => write.id).toSorted((a, b) => a - b)).toEqual(ids);
  expect((await storedSet(id)).state).toBe("done");
});

test.each([
  ["stopped", async (id: string) => changeSetStore.setState(id, "cancelled"), 1],
  ["left for another employer", () => session.signIn({ key: "l", employer: null }, false), 0],
])("what a run made before it was %s is shared in its own session only", async (_, end, times) => {
  const service = jobWritesService([job(1)], false);
  const shared: number[][][] = [];
  const { fetch } = globalThis;
  vi.stubGlobal("fetch", async (url: string, init: RequestInit = {}) => {
    if (!url.endsWith("/settings/siblings")) return fetch(url, init);
    if (init.method !== "PUT") return new Response(null, { status: 204 });
    shared.push(JSON.parse(init.body as string) as number[][]);
    return new Response(init.body as string);
  });
  const places = Array.from({ length: 40 }, (_, at) => `Place ${at}`).join("\n");
  const id = await startPlanned({ ...inPlaces, places }, [1]);
  service.fate = async () => {
    if (service.jobs.size > 3) await end(id);
    await new Promise((resolve) => void setTimeout(resolve, 5));
    return "works" as const;
  };
  await runChangeSet(id, client());
  // Time for a request that should not be sent.
  await new Promise((resolve) => void setTimeout(resolve, 100));
  await expect.poll(() => shared).toHaveLength(times);
  session.signIn({ key: "k", employer: { id: 1, name: "Harbour" } }, false);
  expect((await changeSetStore.items(id, "waiting")).length).toBeGreaterThan(0);
  for (const [family] of shared) expect(family).toEqual([...service.jobs.keys()]);
});
