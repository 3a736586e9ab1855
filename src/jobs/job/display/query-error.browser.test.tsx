import type { UseQueryResult } from "@tanstack/react-query";
import { expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { AnnouncerProvider } from "#src/ui/layout/announcer.tsx";
import { connection } from "#src/lib/connection/connection.ts";
import { render } from "#src/ui/testing/render.tsx";
import { QueryError } from "./query-error.tsx";

it("announces stale data, and again when a retry fails", async () => {
  const title = "These jobs may be out of date";
  const refetch = vi.fn<UseQueryResult["refetch"]>();
  const failure = (error: Error) => (
    <AnnouncerProvider>
      <QueryError title={title} query={{ data: {}, error, isFetching: false, refetch }} />
    </AnnouncerProvider>
  );
  const said = page.getByRole("status");
  const show = render(failure(new Error("once")));
  await expect.element(said).toHaveTextContent(title);
  await page.getByRole("button", { name: "Try again" }).click();
  expect(refetch).toHaveBeenCalledOnce();
  await expect.element(said).toHaveTextContent("Loading…");
  show(failure(new Error("twice")));
  await expect.element(said).toHaveTextContent(title);
});

it("leaves stale data to the banner about a lost connection", async () => {
  const error = new Error("lost");
  const refetch = vi.fn<UseQueryResult["refetch"]>();
  const show = render(
    <QueryError title="Stale" query={{ data: {}, error, isFetching: false, refetch }} />,
  );
  const title = page.getByText("Stale");
  await expect.element(title).toBeVisible();
  globalThis.dispatchEvent(new Event("offline"));
  await expect.element(title).not.toBeInTheDocument();
  // Without data, the failure stands in their place.
  show(<QueryError title="Stale" query={{ data: undefined, error, isFetching: false, refetch }} />);
  await expect.element(title).toBeVisible();
  globalThis.dispatchEvent(new Event("online"));
  connection.answered(performance.now());
});
