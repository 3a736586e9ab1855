import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { createSession, isSameEmployer, type Session } from "./session.ts";
import { loadSession } from "./session-storage.ts";

const harbour = { id: 1, name: "Harbour" };
const prairie = { id: 2, name: "Prairie" };

/** What a browser keeps for one tab, or for all of them. */
function aStorage(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
    clear: () => kept.clear(),
  } as unknown as Storage;
}

/** A new tab of the same browser. */
function openTab() {
  vi.stubGlobal("sessionStorage", aStorage());
  return reloadTab();
}

function reloadTab() {
  const tab = createSession();
  onTestFinished(tab.close);
  return tab;
}

type Tab = ReturnType<typeof createSession>;

const stateOf = async (tab: Tab, state: Session["state"]) => {
  await expect.poll(() => tab.get().state).toBe(state);
};

beforeEach(() => {
  vi.stubGlobal("localStorage", aStorage());
});

test("without a key, and without another tab that has one, nobody is signed in", async () => {
  const tab = openTab();
  expect(tab.get().state).toBe("finding");
  await stateOf(tab, "out");
});

test("the key lasts for the tab, and on the computer only if that was asked for", () => {
  const tab = openTab();
  tab.signIn({ key: "k", employer: harbour }, false, false);
  expect(reloadTab().get()).toMatchObject({ state: "in", key: "k", employer: harbour });
  vi.stubGlobal("sessionStorage", aStorage());
  expect(loadSession()).toBeNull();

  tab.signIn({ key: "k", employer: harbour }, false, true);
  vi.stubGlobal("sessionStorage", aStorage());
  expect(loadSession()).toEqual({ key: "k", employer: harbour });

  tab.signIn({ key: "l", employer: harbour }, true, false);
  vi.stubGlobal("sessionStorage", aStorage());
  expect(loadSession()).toBeNull();
});

test("what was begun is this person's until somebody signs out or in", () => {
  const tab = openTab();
  tab.signIn({ key: "a", employer: harbour }, false);
  const begun = tab.get();
  tab.signIn({ key: "b", employer: harbour }, true);
  expect(tab.isCurrent(begun)).toBe(true);
  tab.signOut();
  expect(tab.isCurrent(begun)).toBe(false);
  tab.signIn({ key: "b", employer: harbour }, false);
  expect(tab.isCurrent(begun)).toBe(false);
  expect(tab.isCurrent(tab.get())).toBe(true);
});

test("a tab that slept while somebody signed out is signed out when it wakes", async () => {
  const sleeper = openTab();
  sleeper.signIn({ key: "a", employer: harbour }, false);
  sessionStorage.setItem("list", "rows");
  const { sessionStorage: itsStorage } = globalThis;
  sleeper.close();
  const other = openTab();
  other.signIn({ key: "a", employer: harbour }, false, true);
  other.signOut();
  vi.stubGlobal("sessionStorage", itsStorage);
  const woken = reloadTab();
  expect(woken.get().state).toBe("finding");
  expect(sessionStorage.getItem("list")).toBeNull();
  await stateOf(woken, "out");
  woken.signIn({ key: "a", employer: harbour }, false);
  expect(reloadTab().get().state).toBe("in");
});

test("a tab that hears of it late leaves alone who has signed in since", async () => {
  const tab = openTab();
  tab.signIn({ key: "a", employer: harbour }, false);
  const other = openTab();
  await stateOf(other, "in");
  other.signOut();
  const theirs = JSON.stringify({ key: "b", employer: prairie });
  localStorage.setItem("session", theirs);
  await stateOf(tab, "out");
  expect(localStorage.getItem("session")).toBe(theirs);
});

test("a page that the browser had frozen looks whether somebody signed out", () => {
  const tab = openTab();
  tab.signIn({ key: "a", employer: harbour }, false);
  tab.checkSignedOut();
  expect(tab.get().state).toBe("in");
  localStorage.setItem("signOut", "later");
  const theirs = JSON.stringify({ key: "b", employer: prairie });
  localStorage.setItem("session", theirs);
  tab.checkSignedOut();
  expect(tab.get().state).toBe("out");
  expect(localStorage.getItem("session")).toBe(theirs);
});

test("a tab keeps its employer when another one is kept on this computer", () => {
  const tab = openTab();
  tab.signIn({ key: "a", employer: harbour }, false, false);
  localStorage.setItem("session", JSON.stringify({ key: "b", employer: prairie }));
  expect(reloadTab().get()).toMatchObject({ key: "a" });
  expect(localStorage.getItem("session")).toContain('"b"');
  // Also one that began with what was kept.
  expect(openTab().get()).toMatchObject({ key: "b" });
  localStorage.setItem("session", JSON.stringify({ key: "c", employer: harbour }));
  expect(reloadTab().get()).toMatchObject({ key: "b" });
});

test("storage that is switched off or holds something else is as good as empty", async () => {
  vi.stubGlobal("sessionStorage", undefined);
  localStorage.setItem("session", '{"key":""}');
  const tab = reloadTab();
  await stateOf(tab, "out");
  tab.signIn({ key: "k", employer: null }, false, true);
  expect(tab.get()).toMatchObject({ state: "in", key: "k" });
});

test("a new tab gets the key from an open one; sign-out reaches all of them", async () => {
  const first = openTab();
  first.signIn({ key: "k", employer: harbour }, false, false);
  const second = openTab();
  await stateOf(second, "in");
  expect(second.get()).toMatchObject({ key: "k", employer: harbour });

  second.signOut();
  await stateOf(first, "out");
  expect(loadSession()).toBeNull();
});

test("what waits for another key goes on with it, in every tab", async () => {
  const first = openTab();
  first.signIn({ key: "old", employer: harbour }, false, false);
  const second = openTab();
  await stateOf(second, "in");
  const waiting = [first.renew(first.get()), second.renew(second.get())];
  expect(first.get()).toMatchObject({ state: "expired", key: "old" });

  first.signIn({ key: "new", employer: harbour }, true);
  expect(await Promise.all(waiting)).toEqual([true, true]);
  expect(second.get()).toMatchObject({ state: "in", key: "new" });
});

test("who asks for another key is not disturbed by a new tab that gets the old one", async () => {
  const first = openTab();
  first.signIn({ key: "old", employer: harbour }, false, false);
  const second = openTab();
  await stateOf(second, "in");
  void second.renew(second.get());
  const heard = vi.fn<() => void>();
  second.subscribe(heard);
  await stateOf(openTab(), "in");
  // By the time of a second answer, everybody has heard the first.
  await stateOf(openTab(), "in");
  expect(heard).not.toHaveBeenCalled();
});

test("a key that was refused is given to no new tab", async () => {
  const first = openTab();
  first.signIn({ key: "old", employer: harbour }, false, false);
  void first.renew(first.get());
  await stateOf(openTab(), "out");
  expect(first.get()).toMatchObject({ state: "expired", key: "old" });
});

test("nothing goes on with another employer's key, in no tab", async () => {
  const first = openTab();
  first.signIn({ key: "old", employer: harbour }, false, false);
  const second = openTab();
  await stateOf(second, "in");
  const used = first.get();
  const waiting = first.renew(used);
  void second.renew(second.get());

  first.signIn({ key: "other", employer: prairie }, false);
  expect(await waiting).toBe(false);
  // Also what hears of its refused key only now.
  expect(await first.renew(used)).toBe(false);
  expect(first.get()).not.toMatchObject({ generation: 1 });
  // The other tab has heard of it and still waits for a key of its own employer.
  await stateOf(openTab(), "in");
  expect(second.get()).toMatchObject({ state: "expired", key: "old" });
  second.signIn({ key: "new", employer: harbour }, true);
  expect(second.get()).toMatchObject({ state: "in", key: "new" });
});

test("a request that was refused with the key before is sent again at once", async () => {
  const tab = openTab();
  tab.signIn({ key: "old", employer: harbour }, false);
  const used = tab.get();
  void tab.renew(used);
  tab.signIn({ key: "new", employer: harbour }, true);
  expect(await tab.renew(used)).toBe(true);
  expect(tab.get()).toMatchObject({ state: "in" });
});

test("what a tab keeps of one session is gone in the next", () => {
  const tab = openTab();
  tab.signIn({ key: "a", employer: harbour }, false);
  sessionStorage.setItem("unfinished form", "ours");
  tab.signIn({ key: "b", employer: harbour }, true);
  expect(sessionStorage.getItem("unfinished form")).toBe("ours");
  tab.signIn({ key: "c", employer: prairie }, false);
  expect(sessionStorage.getItem("unfinished form")).toBeNull();
  sessionStorage.setItem("unfinished form", "theirs");
  tab.signOut();
  expect(sessionStorage.getItem("unfinished form")).toBeNull();
});

test("after sign-out nothing waits", async () => {
  const tab = openTab();
  tab.signIn({ key: "k", employer: null }, false);
  const waiting = tab.renew(tab.get());
  tab.signOut();
  expect(await waiting).toBe(false);
});

test("the employer is learned from the first job that names it, and only for the key in use", () => {
  const tab = openTab();
  tab.signIn({ key: "a", employer: null }, false);
  const used = tab.get();
  tab.signIn({ key: "b", employer: null }, false);
  tab.learnEmployer(used, harbour);
  expect(tab.get()).toMatchObject({ employer: null });
  tab.learnEmployer(tab.get(), prairie);
  tab.learnEmployer(tab.get(), harbour);
  expect(tab.get()).toMatchObject({ employer: prairie });
  expect(loadSession()).toEqual({ key: "b", employer: prairie });
});

test.each([
  [true, { key: "k", employer: null }, { key: "k", employer: null }],
  [true, { key: "k", employer: harbour }, { key: "l", employer: harbour }],
  [false, { key: "k", employer: harbour }, { key: "l", employer: prairie }],
  [false, { key: "k", employer: null }, { key: "l", employer: harbour }],
  [false, { key: "k", employer: null }, { key: "l", employer: null }],
  [false, { key: "k", employer: harbour }, { key: "l", employer: null }],
])("the same employer, as far as is known: %s", (expected, before, now) => {
  expect(isSameEmployer(before, now)).toBe(expected);
});
