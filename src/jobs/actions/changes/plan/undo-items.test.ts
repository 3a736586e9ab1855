import { noop, type QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import type { ActivityVersion } from "#contract/history.ts";
import type { Job } from "#contract/job.ts";
import { ApiError } from "#src/lib/api/api-error.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { aJob } from "#contract/testing/a-job.ts";
import { madeOf, readUndoItems, undoItemOf, versionsToRead } from "./undo-items.ts";

/** `changed 2>3`, `created >1`. */
function made(...written: string[]) {
  const versions = written.map((version): ActivityVersion => {
    const [, kind, before, after] = /^(\w+) (\d*)>(\d+)$/.exec(version) ?? [];
    return {
      jobId: aJob.id,
      title: "Baker",
      kind: kind as ActivityVersion["kind"],
      before: before ? Number(before) : null,
      after: Number(after),
      etag: `"7-${after}"`,
      by: null,
      undone: null,
    };
  });
  return madeOf(versions)[0]!;
}

const kept = (jobs: Record<number, Partial<Job>>) =>
  new Map(Object.entries(jobs).map(([number, job]) => [Number(number), { ...aJob, ...job }]));

const titles = (...all: string[]) =>
  kept(Object.fromEntries(all.map((title, index) => [index + 1, { title }])));

test.each<[string, string[], number[]]>([
  ["a change", ["changed 1>2"], [1, 2]],
  ["changes in a row", ["changed 1>2", "changed 2>3"], [1, 2, 3]],
  ["a change before which nothing is kept", ["changed >2"], [2]],
  ["a creation", ["created >1", "changed 1>2"], []],
  ["a deletion", ["deleted 2>3"], [3]],
  ["a change and a deletion", ["changed 1>2", "deleted 2>3"], [1, 2, 3]],
])("of %s these versions are read", (_, versions, numbers) => {
  expect(versionsToRead(made(...versions))).toEqual(numbers);
});

test.each<[string, string[], Map<number, Job>, { before: string | null; after: string | null }]>([
  ["a change", ["changed 1>2"], titles("A", "B"), { before: "A", after: "B" }],
  [
    "changes in a row: the first before, the last after",
    ["changed 1>2", "changed 2>3"],
    titles("A", "B", "C"),
    { before: "A", after: "C" },
  ],
  [
    "changes around another person's of the same: theirs",
    ["changed 1>2", "changed 3>4"],
    titles("A", "B", "Theirs", "C"),
    { before: "Theirs", after: "C" },
  ],
  ["a creation: nothing before", ["created >1"], titles("A"), { before: null, after: "A" }],
  [
    "a creation and a change",
    ["created >1", "changed 1>2"],
    titles("A", "B"),
    { before: null, after: "B" },
  ],
  [
    "a creation and two changes",
    ["created >1", "changed 1>2", "changed 2>3"],
    titles("A", "B", "C"),
    { before: null, after: "C" },
  ],
  [
    "a creation and changes around another person's: the last before it",
    ["created >1", "changed 1>2", "changed 3>4", "changed 4>5"],
    titles("A", "B", "Theirs", "C", "D"),
    { before: null, after: "B" },
  ],
  [
    "a creation that others changed before it was changed again: what was ours",
    ["created >1", "changed 2>3"],
    titles("A", "Theirs", "B"),
    { before: null, after: "A" },
  ],
  [
    "a creation of which nothing was read",
    ["created >1"],
    kept({}),
    { before: null, after: "Baker" },
  ],
  ["a deletion: nothing after", ["deleted 1>2"], titles("A", "A"), { before: "A", after: null }],
  [
    "a change and a deletion: both",
    ["changed 1>2", "deleted 2>3"],
    titles("A", "B", "B"),
    { before: "A", after: null },
  ],
  [
    "a change that is not kept, and a deletion: as it was deleted",
    ["changed 1>2", "deleted 2>3"],
    kept({ 3: { title: "B" } }),
    { before: "B", after: null },
  ],
  ["a restoration", ["restored 2>3"], titles("A", "A", "A"), { before: null, after: "A" }],
  [
    "a deletion and a restoration with a change after it",
    ["deleted 1>2", "restored 2>3", "changed 3>4"],
    titles("A", "A", "A", "B"),
    { before: "A", after: "B" },
  ],
])("what is taken back of %s", (_, versions, jobs, expected) => {
  const item = undoItemOf(made(...versions), jobs);
  expect({
    before: item?.before?.job.title ?? null,
    after: item?.after?.job.title ?? null,
  }).toEqual(expected);
});

test("a deletion that is taken back is named by its version", () => {
  const deleted = made("changed 1>2", "deleted 2>3");
  const item = undoItemOf(deleted, titles("A", "B", "B"));
  expect(item).toMatchObject({ deletion: deleted.at(-1)?.etag, deleted: { title: "B" } });
});

test("a deletion alone is taken back, also where its version is not kept", () => {
  const { before, ...rest } = undoItemOf(made("deleted 1>2"), kept({}))!;
  expect(before).toMatchObject({ job: { id: aJob.id, title: "Baker" }, etag: '"7-2"' });
  expect(rest).toEqual({ after: null, deletion: '"7-2"', reason: null });
});

test("what others changed between two changes of an activity stays", () => {
  const jobs = kept({
    1: { title: "A", confidential: false },
    2: { title: "B", confidential: false },
    3: { title: "B", confidential: true },
    4: { title: "B", confidential: true, autoRefresh: true },
  });
  const item = undoItemOf(made("changed 1>2", "changed 3>4"), jobs);
  expect(item?.before?.job).toEqual({ ...jobs.get(4), title: "A", autoRefresh: false });
});

test.each([
  ["a creation that was deleted", ["created >1", "deleted 1>2"]],
  ["a restoration that was deleted", ["restored 2>3", "deleted 3>4"]],
])("nothing is left of %s", (_, versions) => {
  expect(undoItemOf(made(...versions), kept({}))).toBeNull();
});

test.each([
  ["is no longer kept", ["changed 1>2"]],
  ["is not known", ["changed >2"]],
  ["is not known, beside one that is", ["changed >2", "changed 2>3"]],
])("a change whose version before %s says so and changes nothing", (_, versions) => {
  const item = undoItemOf(made(...versions), kept({ 2: { title: "B" }, 3: { title: "C" } }));
  expect(item?.reason).toBe(m.change_version_gone());
  expect(item?.before?.job).toEqual(item?.after?.job);
});

test("the version that was made is the one that nobody has changed since", () => {
  expect(undoItemOf(made("created >1"), titles("A"))?.after?.etag).toBe('"7-1"');
});

/** A cache in which some versions are not kept, or all reads fail. */
function clientOf({ gone = [], fails }: { gone?: number[]; fails?: boolean }) {
  const reads: number[] = [];
  const query = async ({ queryKey }: { queryKey: readonly unknown[] }) => {
    const number = queryKey.at(-1) as number;
    reads.push(number);
    if (fails) throw new ApiError({ status: 500 });
    if (gone.includes(number)) throw new ApiError({ status: 404 });
    return { job: { ...aJob, title: `Title ${number}` } };
  };
  return { client: { query } as unknown as QueryClient, reads };
}

const { signal } = new AbortController();

test.each<[string, string[], string | null, number[], number[], string | undefined]>([
  ["a change", ["changed 1>2"], null, [], [1, 2], "Title 1"],
  ["a change that made what is there now", ["changed 1>2"], '"7-2"', [], [1], "Title 1"],
  ["a change after which there is a newer one", ["changed 1>2"], '"7-3"', [], [1, 2], "Title 1"],
  ["a change whose version before is not kept", ["changed 1>2"], null, [1], [1, 2], "Title 2"],
  ["a creation", ["created >1"], null, [], [], undefined],
])("of %s the versions are read that are needed", async (_, versions, etag, gone, read, title) => {
  const { client, reads } = clientOf({ gone });
  const newest = etag === null ? null : { job: aJob, etag };
  const progress: number[] = [];
  const all = [made(...versions), made("created >1")];
  const items = await readUndoItems(client, all, [newest], signal, (read) => progress.push(read));
  expect(reads).toEqual(read);
  expect(items[0]?.before?.job.title).toBe(title);
  expect(items[0]?.reason).toBe(gone.length > 0 ? m.change_version_gone() : null);
  expect(progress).toEqual([1, 2]);
});

test("the first read that fails ends the others", async () => {
  const { client, reads } = clientOf({ fails: true });
  const all = Array<ReturnType<typeof made>>(50).fill(made("changed 1>2"));
  const reading = readUndoItems(client, all, [], signal, noop);
  await expect(reading).rejects.toMatchObject({ status: 500 });
  await new Promise(setImmediate);
  expect(reads.length).toBeLessThan(20);
});

test("nothing is read once the person has left", async () => {
  const { client, reads } = clientOf({});
  const left = AbortSignal.abort();
  const reading = readUndoItems(client, [made("changed 1>2")], [], left, noop);
  await expect(reading).rejects.toMatchObject({ name: "AbortError" });
  expect(reads).toEqual([]);
});
