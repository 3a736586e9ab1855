import { expect, test, vi } from "vitest";
import type { JobList } from "#contract/listing.ts";
import { cachedList } from "./list-cache.ts";

const FILTER = { status: "draft", q: "baker", page: 2, pageSize: 10 } as const;
const LIST: JobList = {
  data: [],
  paging: { total: 10, page: 2, pages: 1, pageSize: 10, previous: null, next: null },
};
const OF = '["draft","baker",2,10]';

test.each([
  { what: "the list of this filter", kept: { of: OF, list: LIST }, found: LIST },
  { what: "that of another page", kept: { of: '["draft","baker",1,10]', list: LIST } },
  { what: "that of all statuses", kept: { of: '[null,"baker",2,10]', list: LIST } },
  { what: "a list of another shape", kept: { of: OF, list: { ...LIST, paging: {} } } },
  { what: "no list", kept: { of: OF } },
  { what: "a word", kept: "list" },
  { what: "nothing", kept: null },
])("of $what that is kept, it finds what can be shown", ({ kept, found }) => {
  vi.stubGlobal("sessionStorage", { getItem: () => JSON.stringify(kept) });
  expect(cachedList(FILTER)).toEqual(found);
});

test.each([
  { what: "what is no JSON", getItem: () => "{" },
  {
    what: "a storage that is switched off",
    getItem: () => {
      throw new DOMException("", "SecurityError");
    },
  },
])("in $what it finds nothing", ({ getItem }) => {
  vi.stubGlobal("sessionStorage", { getItem });
  expect(cachedList(FILTER)).toBeUndefined();
});
