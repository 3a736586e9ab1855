import { createMemoryHistory } from "@tanstack/history";
import { beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { createRouter } from "#src/lib/router/router.ts";
import { RouterContext } from "#src/lib/router/use-router.ts";
import { render } from "#src/ui/testing/render.tsx";
import { useFollowedLinks } from "./use-followed-links.ts";

const load = vi.fn<(page: string) => null>();
/** Whether the browser was left to follow the click by itself. */
let byTheBrowser: boolean | undefined;

beforeEach(() => {
  load.mockReset().mockReturnValue(null);
  byTheBrowser = undefined;
  // After the hook's own listener; nothing may leave the page of the tests.
  const see = (event: MouseEvent) => {
    byTheBrowser = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener("click", see);
  return () => window.removeEventListener("click", see);
});

function Page() {
  useFollowedLinks();
  return (
    <>
      <a href="/jobs?status=draft">
        <span>Drafts</span>
      </a>
      <a href="/jobs/7" target="_blank">
        New window
      </a>
      <a href="/jobs/7" target="_self">
        New page
      </a>
      <a href="/jobs/7#pay">Part of a page</a>
      <a href="/jobs/7" download>
        Download
      </a>
      <a href="/third-party-licences.txt">Licences</a>
      <a href="/jobsite">Not the list</a>
      <a href="https://example.com/jobs">Elsewhere</a>
      <p contentEditable suppressContentEditableWarning>
        <a href="/jobs/7">What somebody writes</a>
      </p>
      <a href="/jobs/7" onClick={(event) => event.preventDefault()}>
        Its own way
      </a>
      <button type="button">No link</button>
    </>
  );
}

async function open() {
  const history = createMemoryHistory();
  const router = createRouter(history, (pathname, search) => ({
    address: pathname + search,
    open: async () => load(pathname + search),
  }));
  render(
    <RouterContext value={router}>
      <Page />
    </RouterContext>,
  );
  await expect.element(page.getByRole("link", { name: "Drafts" })).toBeVisible();
  return history;
}

test("a link within the dashboard is followed without a new page", async () => {
  const history = await open();
  await page.getByText("Drafts").click();
  await expect.poll(() => history.location.href).toBe("/jobs?status=draft");
  expect(byTheBrowser).toBe(false);
});

test("what a link leads to is fetched once somebody points at it or focuses it", async () => {
  const history = await open();
  await page.getByRole("link", { name: "Drafts" }).hover();
  await expect.poll(() => load.mock.calls).toEqual([["/jobs?status=draft"]]);
  await page.getByRole("button").hover();
  await userEvent.tab();
  await expect.element(page.getByRole("link", { name: "Drafts" })).toHaveFocus();
  await expect.poll(() => load.mock.calls).toHaveLength(2);
  expect(history.location.pathname).toBe("/");
});

test.each([
  "New window",
  "New page",
  "Part of a page",
  "Download",
  "Licences",
  "Not the list",
  "Elsewhere",
  "What somebody writes",
])("%s is the browser's to follow", async (name) => {
  const history = await open();
  await page.getByRole("link", { name }).click();
  expect(byTheBrowser).toBe(true);
  expect(history.location.pathname).toBe("/");
});

test.each(["Control", "Shift", "Alt", "Meta"] as const)(
  "with %s, a link is the browser's to follow",
  async (key) => {
    const history = await open();
    await userEvent.keyboard(`{${key}>}`);
    await page.getByText("Drafts").click();
    await userEvent.keyboard(`{/${key}}`);
    expect(byTheBrowser).toBe(true);
    expect(history.location.pathname).toBe("/");
  },
);

test("a link that has its own way keeps it, and what is no link does nothing", async () => {
  const history = await open();
  await page.getByRole("link", { name: "Its own way" }).click();
  expect(byTheBrowser).toBe(false);
  await page.getByRole("button").click();
  expect(byTheBrowser).toBe(true);
  expect(history.location.pathname).toBe("/");
});
