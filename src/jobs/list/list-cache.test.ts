import { expect, it, vi } from "vitest";
import type { JobList } from "#contract/listing.ts";
import { cachedList } from "./list-cache.ts";

const FILTER = { status: "draft", q: "baker", page: 2, pageSize: 10 } as const;
const LIST: JobList = {
  data: [],
  paging: { total: 10, page: 2, pages: 1, pageSize: 10, previous: null, next: null },
};
const OF = '["draft","baker",2,10]';

it.each([
  { what: "the list of this filter", kept: { of: OF, list: LIST }, found: LIST },
  {
    what: "nothing from the list of another page",
    kept: { of: '["draft","baker",1,10]', list: LIST },
  },
  {
    what: "nothing from the list of all statuses",
    kept: { of: '[null,"baker",2,10]', list: LIST },
  },
  { what: "nothing from a list of another shape", kept: { of: OF, list: { ...LIST, paging: {} } } },
  { what: "nothing from an entry without a list", kept: { of: OF } },
  { what: "nothing from a string", kept: "list" },
  { what: "nothing from an empty entry", kept: null },
])("reads $what", ({ kept, found }) => {
  vi.stubGlobal("sessionStorage", { getItem: () => JSON.stringify(kept) });
  expect(cachedList(FILTER)).toEqual(found);
});

it.each([
  { what: "invalid JSON", getItem: () => "{" },
  {
    what: "disabled storage",
    getItem: () => {
      throw new DOMException("", "SecurityError");
    },
  },
])("reads nothing from $what", ({ getItem }) => {
  vi.stubGlobal("sessionStorage", { getItem });
  expect(cachedList(FILTER)).toBeUndefined();
});
