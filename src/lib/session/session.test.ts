import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { createSession, isSameEmployer, type Session } from "./session.ts";
import { loadSession } from "./session-storage.ts";

const harbour = { id: 1, name: "Harbour" };
const prairie = { id: 2, name: "Prairie" };

/** The storage of one tab or of the browser. */
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

it("is signed out without a key here or in another tab", async () => {
  const tab = openTab();
  expect(tab.get().state).toBe("finding");
  await stateOf(tab, "out");
});

it("stores the key for the tab, and on the computer only if requested", () => {
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

it("isCurrent holds until a sign-out or another person's sign-in", () => {
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

it("signs out a suspended tab once it is back", async () => {
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

it("keeps the next person's stored session after a late sign-out message", async () => {
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

it("checks for a sign-out after the back/forward cache", () => {
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

it("keeps the tab's employer if another one is stored on the computer", () => {
  const tab = openTab();
  tab.signIn({ key: "a", employer: harbour }, false, false);
  localStorage.setItem("session", JSON.stringify({ key: "b", employer: prairie }));
  expect(reloadTab().get()).toMatchObject({ key: "a" });
  expect(localStorage.getItem("session")).toContain('"b"');
  // Also a tab that started with the stored session.
  expect(openTab().get()).toMatchObject({ key: "b" });
  localStorage.setItem("session", JSON.stringify({ key: "c", employer: harbour }));
  expect(reloadTab().get()).toMatchObject({ key: "b" });
});

it("treats disabled or unreadable storage as empty", async () => {
  vi.stubGlobal("sessionStorage", undefined);
  localStorage.setItem("session", '{"key":""}');
  const tab = reloadTab();
  await stateOf(tab, "out");
  tab.signIn({ key: "k", employer: null }, false, true);
  expect(tab.get()).toMatchObject({ state: "in", key: "k" });
});

it("shares the key with a new tab, and a sign-out with all tabs", async () => {
  const first = openTab();
  first.signIn({ key: "k", employer: harbour }, false, false);
  const second = openTab();
  await stateOf(second, "in");
  expect(second.get()).toMatchObject({ key: "k", employer: harbour });

  second.signOut();
  await stateOf(first, "out");
  expect(loadSession()).toBeNull();
});

it("resumes waiting requests with another key, in every tab", async () => {
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

it("ignores an old key that another tab shares while it waits", async () => {
  const first = openTab();
  first.signIn({ key: "old", employer: harbour }, false, false);
  const second = openTab();
  await stateOf(second, "in");
  void second.renew(second.get());
  const heard = vi.fn<() => void>();
  second.subscribe(heard);
  await stateOf(openTab(), "in");
  // The first answer has arrived everywhere before a second one.
  await stateOf(openTab(), "in");
  expect(heard).not.toHaveBeenCalled();
});

it("does not share a refused key", async () => {
  const first = openTab();
  first.signIn({ key: "old", employer: harbour }, false, false);
  void first.renew(first.get());
  await stateOf(openTab(), "out");
  expect(first.get()).toMatchObject({ state: "expired", key: "old" });
});

it("resumes nothing with another employer's key, in any tab", async () => {
  const first = openTab();
  first.signIn({ key: "old", employer: harbour }, false, false);
  const second = openTab();
  await stateOf(second, "in");
  const used = first.get();
  const waiting = first.renew(used);
  void second.renew(second.get());

  first.signIn({ key: "other", employer: prairie }, false);
  expect(await waiting).toBe(false);
  // Also for a request refused later.
  expect(await first.renew(used)).toBe(false);
  expect(first.get()).not.toMatchObject({ generation: 1 });
  // The other tab still waits for a key of its own employer.
  await stateOf(openTab(), "in");
  expect(second.get()).toMatchObject({ state: "expired", key: "old" });
  second.signIn({ key: "new", employer: harbour }, true);
  expect(second.get()).toMatchObject({ state: "in", key: "new" });
});

it("retries at once a request that an earlier key was refused for", async () => {
  const tab = openTab();
  tab.signIn({ key: "old", employer: harbour }, false);
  const used = tab.get();
  void tab.renew(used);
  tab.signIn({ key: "new", employer: harbour }, true);
  expect(await tab.renew(used)).toBe(true);
  expect(tab.get()).toMatchObject({ state: "in" });
});

it("clears the tab's storage between sessions", () => {
  const tab = openTab();
  tab.signIn({ key: "a", employer: harbour }, false);
  sessionStorage.setItem("draft", "ours");
  tab.signIn({ key: "b", employer: harbour }, true);
  expect(sessionStorage.getItem("draft")).toBe("ours");
  tab.signIn({ key: "c", employer: prairie }, false);
  expect(sessionStorage.getItem("draft")).toBeNull();
  sessionStorage.setItem("draft", "theirs");
  tab.signOut();
  expect(sessionStorage.getItem("draft")).toBeNull();
});

it("releases waiting requests on sign-out", async () => {
  const tab = openTab();
  tab.signIn({ key: "k", employer: null }, false);
  const waiting = tab.renew(tab.get());
  tab.signOut();
  expect(await waiting).toBe(false);
});

it("learns the employer from the first job of the current key", () => {
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

it.each([
  [true, { key: "k", employer: null }, { key: "k", employer: null }],
  [true, { key: "k", employer: harbour }, { key: "l", employer: harbour }],
  [false, { key: "k", employer: harbour }, { key: "l", employer: prairie }],
  [false, { key: "k", employer: null }, { key: "l", employer: harbour }],
  [false, { key: "k", employer: null }, { key: "l", employer: null }],
  [false, { key: "k", employer: harbour }, { key: "l", employer: null }],
])("isSameEmployer is %s", (expected, before, now) => {
  expect(isSameEmployer(before, now)).toBe(expected);
});
