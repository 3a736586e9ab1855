import { linkOptions, useRouter, useSearch } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { m } from "#src/i18n/paraglide/messages.js";
import { jobsFound, pageTitle, viewTitle } from "#src/i18n/phrases.ts";
import { LIMITS } from "#contract/limits.ts";
import { buttonLook } from "#src/ui/actions/button.tsx";
import { useJobActions } from "#src/jobs/actions/use-job-actions.tsx";
import { useJobShortcuts } from "#src/jobs/actions/use-job-shortcuts.ts";
import { QueryError } from "#src/jobs/job/display/query-error.tsx";
import { LateCode } from "#src/ui/feedback/late-code.tsx";
import {
  ClosingCalendar,
  ListViews,
  NoJobs,
  SelectionBar,
  UnfinishedPostings,
} from "./late-tools.ts";
import { PageHeader } from "#src/ui/layout/page-header.tsx";
import { Pagination } from "#src/ui/navigation/pagination.tsx";
import { SearchInput } from "#src/ui/forms/search-input.tsx";
import { useStore } from "#src/lib/state/store.ts";
import { useReadOnly } from "#src/lib/session/key-headers.ts";
import type { JobIndexState } from "#src/jobs/requests/index/job-index.ts";
import { useCacheList } from "#src/jobs/list/list-cache.ts";
import { useJobs } from "#src/jobs/list/list-queries.ts";
import { useAnnounceResults } from "./use-announce-results.ts";
import { usePrefetchNext } from "./use-prefetch-next.ts";
import { useRememberedSearch } from "#src/jobs/list/last-search.ts";
import { printedRows } from "./views/printed-rows.ts";
import { JobTable } from "./job-table.tsx";
import { NewJobButton } from "./new-job-button.tsx";
import styles from "./job-list-page.module.css";
import {
  changedSearch,
  filterOf,
  PAGE_SIZES,
  remember,
  type ListSearch,
} from "#src/jobs/list/list-search.ts";
import { pastedReferences } from "./views/filters/references-in.ts";
import { useRowFocus } from "./rows/row-focus.ts";
import { useRowShortcuts } from "./rows/use-row-shortcuts.ts";
import { useLoadRowJobs } from "./rows/use-load-row-jobs.ts";
import { StatusTabs } from "./status-tabs.tsx";

/** Changes the search parameters of the list, unless another navigation is pending. */
function useChangeSearch() {
  const router = useRouter();
  return (change: ListSearch, options?: { replace: boolean }) => {
    if (router.latestLocation.pathname !== "/jobs") return;
    void router.navigate({
      from: "/jobs",
      to: ".",
      search: (search) => changedSearch(search, change),
      ...options,
    });
  };
}

/** The bar of views until its code has loaded. */
const viewsPlace = (
  <div className={styles.place}>
    {[m.view_filter, m.views_title, m.view_calendar, m.view_display].map((label) => (
      <button key={label()} type="button" disabled {...buttonLook({ size: "small" })}>
        {label()}
      </button>
    ))}
  </div>
);

/** The list of jobs. Its state is the URL. */
export function JobListPage() {
  const search = useSearch({ from: "/jobs" });
  const filter = filterOf(search);
  const changeSearch = useChangeSearch();
  const readOnly = useReadOnly();
  const jobs = useJobs(filter);
  const rows = jobs.data?.data ?? [];
  const total = jobs.data?.paging.total ?? 0;
  const pages = Math.max(1, Math.ceil(total / filter.pageSize));
  const answered = jobs.data !== undefined && !jobs.isPlaceholderData;
  const current = answered && jobs.isSuccess;
  const printed = useStore(printedRows);

  /** Of the index, while the view needs it or since another one has read it. */
  const [index, setIndex] = useState<JobIndexState["state"]>();
  const blocked = filter.view && index !== undefined && index !== "reading" && index !== "ready";
  const { setStatus, extend, chooseCloseDate, askToDelete, dialog } = useJobActions();

  const filtered = Object.entries(filter.view ?? {}).some(
    ([name, value]) => value && name !== "sort",
  );
  // Once there, they stay: their note names the filters that their first correction of the address removed.
  const [hadViews, setHadViews] = useState(false);
  const showsViews = hadViews || jobs.isFetched || Boolean(jobs.data || filter.view);
  if (showsViews && !hadViews) setHadViews(true);
  useRememberedSearch(search);
  useCacheList(filter, current ? jobs.data : undefined);
  const searchBox = useRef<HTMLInputElement>(null);
  useJobShortcuts();
  useRowShortcuts({ searchBox, rows, onArchive: (job) => void setStatus(job, "archived") });
  useAnnounceResults(
    filter,
    current ? () => jobsFound(total, filter.page, pages) : undefined,
    jobs.isError,
  );
  useLoadRowJobs(rows, current && !jobs.isFetching);
  usePrefetchNext(filter, current, filter.page < pages);

  // The page may be past the end: its last job was deleted, or the URL is an old bookmark.
  const toLastPage = useEffectEvent((page: number) => changeSearch({ page }, { replace: true }));
  const beyond = current && filter.page > pages;
  useEffect(() => {
    if (beyond) toLastPage(pages);
  }, [beyond, pages]);
  const before = (filter.page - 1) * filter.pageSize;
  const holdFocus = useRowFocus({ rows, before, settled: current && !beyond });

  const searchFor = (q: string) =>
    // Replace: one history entry per search, not one per pause in typing.
    changeSearch({ q }, { replace: q !== "" && filter.q !== "" });

  return (
    <>
      <div className={styles.head}>
        <PageHeader
          title={m.jobs_title()}
          documentTitle={pageTitle(viewTitle(filter.status, filter.q, filtered), filter.page)}
          tabs={
            <StatusTabs
              search={search}
              rowsCame={jobs.isFetched}
              rowsFailed={jobs.isLoadingError || Boolean(blocked)}
              isIndexed={index === "ready"}
            />
          }
          actions={<NewJobButton />}
        />
        <div className={styles.tools}>
          <SearchInput
            ref={searchBox}
            label={m.jobs_search()}
            value={filter.q}
            view={search}
            maxLength={LIMITS.searchTerm}
            onSearch={searchFor}
            onPasteText={(text) => {
              const references = pastedReferences(text, LIMITS.searchTerm);
              if (references.length === 0) return false;
              changeSearch({ q: "", status: undefined, references: references.join() });
              return true;
            }}
          />
          {showsViews ? (
            <LateCode place={viewsPlace}>
              <ListViews
                search={search}
                total={answered ? total : undefined}
                onChange={changeSearch}
                onIndex={setIndex}
              />
            </LateCode>
          ) : (
            viewsPlace
          )}
        </div>
      </div>
      {jobs.isError && (
        <QueryError title={jobs.data ? m.jobs_renew_failed() : m.jobs_load_failed()} query={jobs} />
      )}
      {filter.status === "draft" && filter.q === "" && answered && !readOnly && (
        <LateCode quiet>
          <UnfinishedPostings />
        </LateCode>
      )}
      <div className={styles.body}>
        {search.calendar && (
          <LateCode quiet>
            <ClosingCalendar search={search} onChange={changeSearch} />
          </LateCode>
        )}
        <div className={styles.list}>
          {answered && rows.length === 0 && !beyond ? (
            <LateCode quiet>
              <NoJobs search={search} />
            </LateCode>
          ) : (
            !jobs.isLoadingError &&
            !blocked && (
              <JobTable
                rows={printed ?? rows}
                search={search}
                onSort={(sort) => changeSearch({ sort })}
                busy={jobs.isPlaceholderData}
                skeletonRows={rows.length === 0 ? filter.pageSize : 0}
                onStatus={(job, status) => void setStatus(job, status)}
                onExtend={(job) => void extend(job)}
                onChooseCloseDate={(job) => void chooseCloseDate(job)}
                onDelete={(job) => {
                  holdFocus();
                  askToDelete(job);
                }}
              />
            )
          )}
          {rows.length > 0 && !blocked && (
            <Pagination
              page={printed ? 1 : filter.page}
              pages={printed ? 1 : pages}
              pageSize={printed ? printed.length : filter.pageSize}
              total={printed ? printed.length : total}
              busy={jobs.isPlaceholderData}
              pageSizes={PAGE_SIZES}
              onPageSize={(pageSize) => {
                remember({ pageSize });
                changeSearch({ pageSize });
              }}
              linkOf={(page) =>
                linkOptions({ to: "/jobs", search: changedSearch(search, { page }) })
              }
            />
          )}
        </div>
      </div>
      {jobs.data && (
        <LateCode quiet>
          <SelectionBar filter={filter} total={total} rows={rows} />
        </LateCode>
      )}
      {dialog}
    </>
  );
}
