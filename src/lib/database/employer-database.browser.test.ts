import { Dexie } from "dexie";
import { afterEach, expect, it, vi } from "vitest";
import { session } from "../session/current-session.ts";
import { employerDatabase, forgetEmployer, observe } from "./employer-database.ts";
import { TABLES } from "./records.ts";

/** Above those of other tests, which leave theirs in the same browser. */
let employers = 1_000_000;

/** Signs in as a new employer, or one that has been here. */
function signIn(id = ++employers) {
  session.signIn({ key: `key of ${id}`, employer: { id, name: "Harbour" } }, false);
  return session.get();
}

const nameOf = (id = employers) => `work of employer ${id} at ${location.origin}/api/v1.1`;
const names = async () => (await indexedDB.databases()).map(({ name }) => name);
const set = { id: "s", state: "running" };
const draft = { place: "new", tab: "a", typedAt: 1 };
const setsHere = async () => (await employerDatabase()).table("sets").toArray();

/** Another tab's connection, which does not close when it is asked to. */
async function openElsewhere(name: string, version?: number): Promise<IDBDatabase> {
  const opening = indexedDB.open(name, version);
  return new Promise((resolve, reject) => {
    opening.addEventListener("success", () => resolve(opening.result));
    opening.addEventListener("error", () => reject(opening.error!));
  });
}

afterEach(async () => {
  vi.useRealTimers();
  const leaving = session.get();
  session.signOut();
  await forgetEmployer(leaving);
});

it("opens nothing before sign-in", async () => {
  session.signOut();
  const open = vi.spyOn(indexedDB, "open");
  await expect(employerDatabase()).rejects.toThrow("Nobody is signed in.");
  expect(open).not.toHaveBeenCalled();
});

it("holds what its own employer has, whoever else uses the browser", async () => {
  const first = signIn();
  await (await employerDatabase()).table("sets").add(set);
  const second = signIn();
  expect(await setsHere()).toEqual([]);
  // What was begun for the first is stored where it was begun.
  await (await employerDatabase(first)).table("drafts").add(draft);
  expect(await (await employerDatabase()).table("drafts").count()).toBe(0);

  signIn(employers - 1);
  expect(await setsHere()).toEqual([set]);
  expect(await (await employerDatabase()).table("drafts").count()).toBe(1);
  await forgetEmployer(second);
});

it("leaves no database after sign-out, and no posting of another employer", async () => {
  const other = signIn();
  await (await employerDatabase()).table("updates").add([[1, {}]]);
  await (await employerDatabase()).table("drafts").add(draft);
  const left = signIn();
  await (await employerDatabase()).table("updates").add([[2, {}]]);
  session.signOut();
  await forgetEmployer(left);
  expect(await names()).not.toContain(nameOf());

  signIn(employers - 1);
  expect(await (await employerDatabase()).table("updates").count()).toBe(0);
  expect(await (await employerDatabase()).table("drafts").count()).toBe(1);
  await forgetEmployer(other);
});

it("does not open again for a tab that has the session of before", async () => {
  const before = signIn();
  const database = await employerDatabase();
  // Another tab signs out, and this one has not heard of it.
  await new Promise((resolve) => {
    indexedDB.deleteDatabase(nameOf()).addEventListener("success", resolve);
  });
  await expect(database.table("drafts").add(draft)).rejects.toThrow("closed");
  await expect((await employerDatabase()).table("drafts").count()).rejects.toThrow("closed");
  expect(await names()).not.toContain(nameOf());

  session.signOut();
  await expect(employerDatabase(before)).resolves.toBe(database);
  signIn(employers);
  expect(await setsHere()).toEqual([]);
});

it("is emptied at once where another tab keeps it open, and deleted when that closes", async () => {
  const left = signIn();
  await (await employerDatabase()).table("sets").add(set);
  const elsewhere = await openElsewhere(nameOf());
  session.signOut();
  const forgetting = forgetEmployer(left);
  const count = async () =>
    new Promise((resolve) => {
      const counting = elsewhere.transaction("sets").objectStore("sets").count();
      counting.addEventListener("success", () => resolve(counting.result));
    });
  await expect.poll(count).toBe(0);
  elsewhere.close();
  await forgetting;
  expect(await names()).not.toContain(nameOf());
});

it("says that a tab with an older version is in the way, and opens when it is gone", async () => {
  const older = await openElsewhere(nameOf(employers + 1), 1);
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  signIn();
  const said: string[] = [];
  employerDatabase().catch((error: Error) => said.push(error.message));
  while (said.length === 0) {
    await vi.advanceTimersByTimeAsync(5_000);
    await new Promise(requestAnimationFrame);
  }
  expect(said).toEqual(["The browser's database does not answer."]);
  vi.useRealTimers();
  older.close();
  await expect.poll(async () => setsHere().catch(() => "not yet")).toEqual([]);
});

it("uses what a newer release has left, and leaves its tables", async () => {
  const newer = new Dexie(nameOf(employers + 1));
  newer.version(2).stores({ ...TABLES, later: "id" });
  await newer.table("sets").add(set);
  await newer.table("later").add({ id: 1 });
  newer.close();
  signIn();
  expect(await setsHere()).toEqual([set]);
  await (await employerDatabase()).table("drafts").add(draft);
  (await employerDatabase()).close();
  await newer.open();
  expect(await newer.table("later").toArray()).toEqual([{ id: 1 }]);
  expect(await newer.table("drafts").count()).toBe(1);
  newer.close();
});

it("takes along what was kept before the service named the employer, and goes on to observe it", async () => {
  session.signIn({ key: "key of a new employer", employer: null }, false);
  const unnamed = session.get();
  const stoodIn = await employerDatabase();
  await stoodIn.table("sets").add(set);
  await stoodIn.table("drafts").add(draft);
  const seen = vi.fn<(states: string[]) => void>();
  const observing = observe(async () => (await setsHere()).map(({ state }) => String(state)));
  const { unsubscribe } = observing.subscribe(seen);
  await expect.poll(() => seen.mock.lastCall).toEqual([["running"]]);

  session.learnEmployer(unnamed, { id: ++employers, name: "Harbour" });
  expect(await setsHere()).toEqual([set]);
  expect(await (await employerDatabase(unnamed)).table("drafts").toArray()).toEqual([draft]);
  expect(await names()).not.toContain(stoodIn.name);
  await (await employerDatabase()).table("sets").update("s", { state: "paused" });
  await expect.poll(() => seen.mock.lastCall).toEqual([["paused"]]);
  unsubscribe();
});
