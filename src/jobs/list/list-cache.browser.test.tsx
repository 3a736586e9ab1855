import { expect, it } from "vitest";
import type { JobList } from "#contract/listing.ts";
import { session } from "#src/lib/session/current-session.ts";
import { whenIdle } from "#src/jobs/list/when-idle.ts";
import { render } from "#src/ui/testing/render.tsx";
import { cachedList, useCacheList } from "./list-cache.ts";

const FILTER = { status: undefined, q: "", page: 1, pageSize: 10 };
const LIST: JobList = {
  data: [
    {
      id: 1,
      referenceId: null,
      employer: { id: 1, name: "Maple & Main" },
      title: "Baker",
      publishDate: "2026-11-22",
      locations: [],
      confidential: false,
      status: "draft",
    },
  ],
  paging: { total: 1, page: 1, pages: 1, pageSize: 10, previous: null, next: null },
};

function Jobs() {
  useCacheList(FILTER, LIST);
  return "Baker";
}
const idle = async () => new Promise<void>((resolve) => void whenIdle(resolve));

it("caches the list in the tab", async () => {
  session.signIn({ key: "a key", employer: null }, false);
  render(<Jobs />);
  await idle();
  expect(cachedList(FILTER)).toEqual(LIST);
});

it("caches nothing after a sign-out", async () => {
  session.signIn({ key: "a key", employer: null }, false);
  render(<Jobs />);
  session.signOut();
  await idle();
  expect(cachedList(FILTER)).toBeUndefined();
});
