import { useEffect } from "react";
import { session } from "#src/lib/session/current-session.ts";
import { asRecord } from "#src/lib/values/as-record.ts";
import { readStoredJson, writeStored } from "#src/lib/state/storage.ts";
import { whenIdle } from "#src/jobs/list/when-idle.ts";
import { type RowList, rowList, type JobFilter } from "../requests/read-requests.ts";

// A reloaded tab shows its last rows until the service responds. They share the key's storage, and its
// lifetime.
const NAME = "list";

/** Caches the list that is shown, unless the index has it; `undefined` while it loads. */
export function useCacheList(filter: JobFilter, list: RowList | undefined): void {
  const of = nameOf(filter);
  const isPlain = !filter.view;
  useEffect(
    () => (list && isPlain ? whenIdle(() => cacheList(of, list)) : undefined),
    [of, list, isPlain],
  );
}

/** The cached list of this filter, if it is the last one that the tab showed. */
export function cachedList(filter: JobFilter): RowList | undefined {
  const { of, list } = asRecord(readStoredJson("sessionStorage", NAME));
  const read = rowList.safeParse(list);
  return of === nameOf(filter) && !filter.view && read.success ? read.data : undefined;
}

function cacheList(of: string, list: RowList): void {
  // After a sign-out the tab must stay empty.
  if (!("key" in session.get())) return;
  const json = list.data.length > 0 ? JSON.stringify({ of, list }) : null;
  writeStored("sessionStorage", NAME, json);
}

const nameOf = ({ status, q, page, pageSize }: JobFilter) =>
  JSON.stringify([status, q, page, pageSize]);
