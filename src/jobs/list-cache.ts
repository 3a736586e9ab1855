import { useEffect } from "react";
import type { JobList } from "#contract/listing.ts";
import { jobList } from "#contract/read-job-list.ts";
import { session } from "#src/lib/session/current-session.ts";
import { asRecord } from "#src/lib/as-record.ts";
import { keep, ofTab, readKeptJson } from "#src/lib/storage.ts";
import { whenIdle } from "#src/lib/when-idle.ts";
import type { JobFilter } from "./requests.ts";

// A tab that is loaded again (by a person, or by a browser that had put it to sleep) shows the rows that
// it had until the service answers. They are in the tab's storage, as the key is, and go with it.
const NAME = "list";

/** Keeps the list that is shown; `undefined` while it is on its way. */
export function useCacheList(filter: JobFilter, list: JobList | undefined): void {
  const of = nameOf(filter);
  useEffect(() => (list ? whenIdle(() => cacheList(of, list)) : undefined), [of, list]);
}

/** The list of this filter as the tab had it last; `undefined` where it had another one. */
export function cachedList(filter: JobFilter): JobList | undefined {
  const { of, list } = asRecord(readKeptJson(ofTab, NAME));
  const read = jobList.safeParse(list);
  return of === nameOf(filter) && read.success ? read.data : undefined;
}

function cacheList(of: string, list: JobList): void {
  // Somebody signed out meanwhile: the tab is to be empty.
  if (!("key" in session.get())) return;
  // Without rows there is nothing to show meanwhile.
  keep(ofTab, NAME, list.data.length > 0 ? JSON.stringify({ of, list }) : null);
}

const nameOf = ({ status, q, page, pageSize }: JobFilter) =>
  JSON.stringify([status, q, page, pageSize]);
