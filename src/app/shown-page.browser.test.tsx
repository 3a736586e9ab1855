import { createMemoryHistory } from "@tanstack/history";
import { type ReactNode, useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { text } from "#src/i18n/text.ts";
import { createRouter, type Move } from "#src/lib/router/router.ts";
import { RouterContext } from "#src/lib/router/use-router.ts";
import { render } from "#src/ui/testing/render.tsx";
import { ShownPage } from "./shown-page.tsx";

/** Pages that are being opened, by their paths. */
let opening: Record<string, PromiseWithResolvers<ReactNode>>;

beforeEach(() => {
  opening = {};
});

afterEach(() => {
  scrollTo(0, 0);
});

function Tall({ name }: { name: string }) {
  const [first] = useState(name);
  return (
    <>
      <h1>{name}</h1>
      <p style={{ height: 5000 }}>Here since {first}</p>
    </>
  );
}

/** Paths that begin with /slow open when the test says so, /wrong becomes /right; all others are there. */
function open(at = "/first") {
  const history = createMemoryHistory({ initialEntries: [at] });
  const router = createRouter(history, (pathname, search) => ({
    address: pathname.replace("wrong", "right") + search,
    async open() {
      if (!pathname.startsWith("/slow")) return <Tall name={pathname + search} />;
      opening[pathname] ??= Promise.withResolvers();
      return opening[pathname].promise;
    },
  }));
  const moves: string[] = [];
  router.onRendered(({ from, to }: Move) => moves.push(`${from?.href ?? ""} → ${to.href}`));
  router.follow();
  render(
    <RouterContext value={router}>
      <ShownPage />
    </RouterContext>,
  );
  return { history, router, moves };
}

const heading = (name: string) => page.getByRole("heading", { name, exact: true });
const shows = async (name: string) => {
  await expect.element(heading(name)).toBeVisible();
};

test("an address is shown as the page itself writes it, which is no step for Back", async () => {
  const { history, moves } = open("/wrong?q=baker#pay");
  await shows("/right?q=baker");
  expect(history.location.href).toBe("/right?q=baker#pay");
  expect(history.length).toBe(1);
  expect(moves).toEqual([" → /right?q=baker#pay"]);
});

test("another address is a step for Back; the same one again, or one that takes its place, is none", async () => {
  const { history, router } = open();
  await shows("/first");
  router.navigate("/second");
  await shows("/second");
  router.navigate("/second");
  router.navigate("/third", { replace: true });
  await shows("/third");
  expect(history.length).toBe(2);
  history.back();
  await shows("/first");
});

test("the page before stays for a moment, then it is said that the next one loads", async () => {
  const { router, moves } = open();
  await shows("/first");
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    router.navigate("/slow");
    vi.advanceTimersByTime(99);
    await shows("/first");
    vi.advanceTimersByTime(1);
    await shows(text.ui.loading);
  } finally {
    vi.useRealTimers();
  }
  expect(moves).toEqual([" → /first"]);
  opening["/slow"]?.resolve(<h1>It came</h1>);
  await shows("It came");
  expect(moves).toEqual([" → /first", "/first → /slow"]);
});

test("a page that goes on at another address stays in sight, however long that takes", async () => {
  const { history, router } = open();
  await shows("/first");
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    router.goOnAt("/slow");
    vi.advanceTimersByTime(60_000);
    await new Promise(requestAnimationFrame);
    await shows("/first");
  } finally {
    vi.useRealTimers();
  }
  opening["/slow"]?.resolve(<Tall name="/slow" />);
  await shows("/slow");
  await expect.element(page.getByText("Here since /first")).toBeInTheDocument();
  expect(history.length).toBe(1);
});

test("who is on the way to another page is not called back by the one that goes on", async () => {
  const { history, router } = open();
  await shows("/first");
  router.navigate("/slow");
  router.goOnAt("/second");
  expect(history.location.href).toBe("/slow");
  opening["/slow"]?.resolve(<h1>It came</h1>);
  await shows("It came");
});

test("a page that opens too late does not take the place of a later one", async () => {
  const { router, moves } = open();
  await shows("/first");
  router.navigate("/slow");
  router.navigate("/second");
  await shows("/second");
  opening["/slow"]?.resolve(<h1>Too late</h1>);
  await opening["/slow"]?.promise;
  await new Promise(requestAnimationFrame);
  await shows("/second");
  expect(moves).toEqual([" → /first", "/first → /second"]);
});

test("a page that cannot be opened says so, and the next one is shown", async () => {
  const said = vi.spyOn(console, "error").mockImplementation(() => {});
  const { router } = open();
  router.navigate("/slow");
  opening["/slow"]?.reject(new Error("No such file"));
  await shows(text.app.crashTitle);
  expect(said).toHaveBeenCalled();
  router.navigate("/second");
  await shows("/second");
});

test("a page goes on at its next address as it is", async () => {
  const { router } = open();
  await shows("/first");
  router.navigate("/second");
  await shows("/second");
  await expect.element(page.getByText("Here since /first")).toBeInTheDocument();
});

test("a new page begins at its top, and Back leads to where one was", async () => {
  const { history, router } = open();
  await shows("/first");
  scrollTo(0, 700);
  router.navigate("/second");
  await expect.element(heading("/second")).toBeInTheDocument();
  expect(scrollY).toBe(0);
  scrollTo(0, 300);
  history.back();
  await expect.element(heading("/first")).toBeInTheDocument();
  expect(scrollY).toBe(700);
  history.forward();
  await expect.element(heading("/second")).toBeInTheDocument();
  expect(scrollY).toBe(300);
});

test("a page that was left and come back to before the other one opened stays where it is", async () => {
  const { history, router, moves } = open();
  await shows("/first");
  scrollTo(0, 700);
  router.navigate("/slow");
  history.back();
  await new Promise(requestAnimationFrame);
  await expect.element(heading("/first")).toBeInTheDocument();
  expect(scrollY).toBe(700);
  expect(moves).toEqual([" → /first", "/first → /first"]);
});

test("where a page that still loads stands is nobody's place", async () => {
  const { history, router, moves } = open();
  await shows("/first");
  router.navigate("/slow");
  opening["/slow"]?.resolve(<Tall name="It came" />);
  await shows("It came");
  scrollTo(0, 900);
  router.navigate("/second");
  await shows("/second");

  const first = opening["/slow"];
  opening["/slow"] = Promise.withResolvers();
  history.back();
  await shows(text.ui.loading);
  history.forward();
  await shows("/second");
  expect(moves.at(-1)).toBe("/slow → /second");
  opening["/slow"] = first!;
  history.back();
  await expect.element(heading("It came")).toBeInTheDocument();
  await expect.poll(() => scrollY).toBe(900);
});

test("the address where one is opens again, and nobody is asked", async () => {
  const { history, router } = open();
  await shows("/first");
  const ask = vi.fn<() => boolean>(() => true);
  history.block({ blockerFn: ask });
  router.navigate("/slow");
  await expect.poll(() => ask.mock.calls).toHaveLength(1);
  const { key } = history.location.state;
  scrollTo(0, 700);
  router.navigate("/first");
  await new Promise(requestAnimationFrame);
  await expect.element(heading("/first")).toBeInTheDocument();
  expect(scrollY).toBe(700);
  expect(history.location.state.key).toBe(key);
  expect(ask).toHaveBeenCalledTimes(1);
});

test("a page that goes on at another address asks nobody and stays where it is", async () => {
  const { history, router } = open();
  await shows("/first");
  const ask = vi.fn<() => boolean>(() => true);
  history.block({ blockerFn: ask });
  scrollTo(0, 700);
  router.goOnAt("/second");
  await expect.element(heading("/second")).toBeInTheDocument();
  expect(scrollY).toBe(700);
  expect(ask).not.toHaveBeenCalled();
  router.navigate("/third");
  await expect.poll(() => ask.mock.calls).toHaveLength(1);
  expect(history.location.href).toBe("/second");
});

test("what a page needs is fetched ahead, without showing it; what fails is left for later", async () => {
  const { history, router, moves } = open();
  await shows("/first");
  const ahead = router.preload("/slow?q=baker");
  opening["/slow"]?.reject(new Error("No such file"));
  await expect(ahead).resolves.toBeUndefined();
  expect(history.location.href).toBe("/first");
  expect(moves).toEqual([" → /first"]);
});
