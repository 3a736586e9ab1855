import type { UseQueryResult } from "@tanstack/react-query";
import { expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { AnnouncerProvider } from "#src/ui/feedback/announcer.tsx";
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
