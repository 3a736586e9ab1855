import { linkOptions } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import type { JobStatus } from "#contract/job-status.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { tabNames } from "#src/i18n/names.ts";
import { whenIdle } from "#src/jobs/list/when-idle.ts";
import { LinkTabs } from "#src/ui/navigation/link-tabs.tsx";
import { useJobCount } from "#src/jobs/list/list-queries.ts";
import { changedSearch, filterOf, type ListSearch } from "#src/jobs/list/list-search.ts";

type Tab = "all" | JobStatus;

interface StatusTabsProps {
  search: ListSearch;
  /**
   * The rows of this view have loaded, or failed. Counts are requested after they are painted.
   */
  rowsCame: boolean;
  rowsFailed: boolean;
  /** The index is read and followed: it knows what GET /jobs does not count. */
  isIndexed: boolean;
}

/** The status tabs with their counts. */
export function StatusTabs({ search, rowsCame, rowsFailed, isIndexed }: StatusTabsProps) {
  const { status, ...filter } = filterOf(search);
  const current: Tab = status ?? "all";
  const [rowsShow, setRowsShow] = useState(false);
  useEffect(() => (rowsCame ? whenIdle(() => setRowsShow(true)) : undefined), [rowsCame]);
  // The rows' response has the count of their own tab.
  const wanted = (id: Tab) => rowsShow && rowsCame && id !== current;
  const counts = {
    all: useJobCount({ ...filter, status: undefined }, wanted("all")),
    active: useJobCount({ ...filter, status: "active" }, wanted("active")),
    draft: useJobCount({ ...filter, status: "draft" }, wanted("draft")),
    archived: useJobCount({ ...filter, status: "archived" }, wanted("archived")),
  };
  // Applicants do not see these.
  const { data: closed, isPlaceholderData: isOldCount } = useJobCount(
    { ...filter, status: "active", view: { ...filter.view, closes: "ended" } },
    isIndexed && rowsCame && filter.view?.["closes"] === undefined,
  );
  const countOf = (id: Tab): number | "pending" | "failed" => {
    const { data, isPlaceholderData, isError } = counts[id];
    if (data !== undefined && !isPlaceholderData) return data;
    const never = rowsFailed && (id === current || !rowsCame);
    return isError || never ? "failed" : "pending";
  };
  const tab = (id: Tab) => ({ id, label: tabNames[id](), count: countOf(id) });
  const active = activeTab(
    countOf("active"),
    isIndexed && !isOldCount ? closed : undefined,
    filter.view?.["closes"] !== undefined,
  );
  const linkOf = (id: Tab) =>
    linkOptions({
      to: "/jobs",
      search: changedSearch(search, { status: id === "all" ? undefined : id }),
    });
  return (
    <LinkTabs
      label={m.jobs_by_status()}
      current={current}
      tabs={[tab("all"), { ...tab("active"), ...active }, tab("draft"), tab("archived")]}
      linkOf={linkOf}
    />
  );
}

/**
 * The count of the tab of active jobs: those that applicants see, and the others beside it, or the word that it has
 * both. An empty note keeps the room.
 * @param closed those past their close date; undefined where it is not known
 * @param isByDate the view chooses some by their close date
 */
export function activeTab(
  count: number | "pending" | "failed",
  closed: number | undefined,
  isByDate: boolean,
): { count: typeof count; note?: string } {
  if (isByDate) return { count };
  if (typeof count !== "number" || count === 0 || closed === 0) return { count, note: "" };
  if (closed === undefined) return { count, note: m.jobs_tab_with_closed() };
  return { count: count - closed, note: m.jobs_tab_closed({ count: closed }) };
}
