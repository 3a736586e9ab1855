import { noop } from "@tanstack/react-query";
import { useEffect } from "react";
import {
  isIndexQuick,
  type JobIndexState,
  useJobIndex,
} from "#src/jobs/requests/index/job-index.ts";
import { isReadOnly } from "#src/lib/session/key-headers.ts";
import { useLeftWrites } from "#src/jobs/actions/use-left-writes.ts";
import { changeSetStore } from "#src/jobs/writes/change-set-store.ts";
import { filterOf, type ListSearch } from "#src/jobs/list/list-search.ts";
import type { ChangeSearch } from "./filters/list-filters.ts";
import { IndexNotice } from "./index-notice.tsx";
import { ReadinessCounts } from "./readiness-counts.tsx";
import { ViewBar } from "./view-bar.tsx";

interface ListViewsProps {
  search: ListSearch;
  /** How many jobs the view has; undefined while that is not known. */
  total: number | undefined;
  onChange: ChangeSearch;
  onIndex: (state?: JobIndexState["state"]) => void;
}

/** What the list shows above its rows: the bar of views and filters, and what a view opens. */
export function ListViews({ search, total, onChange, onIndex }: ListViewsProps) {
  useLeftWrites();
  // Here, as the database is not opened before the rows are painted.
  useEffect(() => {
    if (!isReadOnly()) changeSetStore.findUnfinished().catch(noop);
  }, []);
  // Else useLoadRowJobs reads the jobs of the rows.
  const showsReadiness = search.columns?.split(",").includes("ready") && isIndexQuick();
  const needsIndex = Boolean(filterOf(search).view || search.calendar || showsReadiness);
  // Once it is read, the tabs count with it.
  const isRead = useJobIndex(false).state === "ready";
  return (
    <>
      <ViewBar search={search} total={total} onChange={onChange} />
      {(needsIndex || isRead) && <IndexNotice quiet={!needsIndex} onState={onIndex} />}
      {search.ready && <ReadinessCounts search={search} onChange={onChange} />}
    </>
  );
}
