import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "#src/ui/testing/render.tsx";
import { useFollowedLinks } from "./use-followed-links.ts";

const load = vi.fn<(page: string) => void>();
/** Whether the browser was left to follow the click by itself. */
let byTheBrowser: boolean | undefined;

beforeEach(() => {
  load.mockReset();
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
  const root = createRootRoute({ component: Page });
  const jobs = createRoute({
    getParentRoute: () => root,
    path: "/jobs",
    validateSearch: ({ status }: Record<string, unknown>) => ({ status: String(status) }),
    loaderDeps: ({ search }) => search,
    loader: ({ deps }) => load(deps.status),
  });
  const router = createRouter({
    routeTree: root.addChildren([jobs]),
    history: createMemoryHistory(),
    defaultPreloadStaleTime: 0,
  });
  render(<RouterProvider router={router} />);
  await expect.element(page.getByRole("link", { name: "Drafts" })).toBeVisible();
  return router;
}

test("a link within the dashboard is followed without a new page", async () => {
  const router = await open();
  await page.getByText("Drafts").click();
  await expect.poll(() => router.state.location.href).toBe("/jobs?status=draft");
  expect(byTheBrowser).toBe(false);
});

test("what a link leads to is fetched once somebody points at it or focuses it", async () => {
  const router = await open();
  await page.getByRole("link", { name: "Drafts" }).hover();
  await expect.poll(() => load.mock.calls).toEqual([["draft"]]);
  await page.getByRole("button").hover();
  await userEvent.tab();
  await expect.element(page.getByRole("link", { name: "Drafts" })).toHaveFocus();
  await expect.poll(() => load.mock.calls).toHaveLength(2);
  expect(router.state.location.pathname).toBe("/");
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
  const router = await open();
  await page.getByRole("link", { name }).click();
  expect(byTheBrowser).toBe(true);
  expect(router.state.location.pathname).toBe("/");
});

test.each(["Control", "Shift", "Alt", "Meta"] as const)(
  "with %s, a link is the browser's to follow",
  async (key) => {
    const router = await open();
    await userEvent.keyboard(`{${key}>}`);
    await page.getByText("Drafts").click();
    await userEvent.keyboard(`{/${key}}`);
    expect(byTheBrowser).toBe(true);
    expect(router.state.location.pathname).toBe("/");
  },
);

test("a link that has its own way keeps it, and what is no link does nothing", async () => {
  const router = await open();
  await page.getByRole("link", { name: "Its own way" }).click();
  expect(byTheBrowser).toBe(false);
  await page.getByRole("button").click();
  expect(byTheBrowser).toBe(true);
  expect(router.state.location.pathname).toBe("/");
});
