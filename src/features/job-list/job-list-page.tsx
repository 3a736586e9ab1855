import { useEffect, useRef, useState } from "react";
import { PlusIcon } from "lucide-react";
import { parseSearch } from "#src/lib/search-parameters.ts";
import type { Router } from "#src/lib/router/router.ts";
import { useRouter } from "#src/lib/router/use-router.ts";
import { text } from "#src/i18n/text.ts";
import { LIMITS } from "#contract/limits.ts";
import { buttonLook } from "#src/ui/actions/button.tsx";
import { lazyPart } from "#src/ui/feedback/lazy-part.tsx";
import { PageHeader } from "#src/ui/layout/page-header.tsx";
import { Pagination } from "#src/ui/navigation/pagination.tsx";
import { SearchInput } from "#src/ui/forms/search-input.tsx";
import type { JobActions } from "#src/jobs/actions/job-actions.tsx";
import { useCacheList } from "#src/jobs/list-cache.ts";
import { QueryError } from "#src/jobs/display/query-error.tsx";
import { jobsPath, newJobPath } from "#src/jobs/paths.ts";
import { useJobs } from "#src/jobs/queries.ts";
import { useAnnounceResults } from "./use-announce-results.ts";
import { usePrefetchNext } from "./use-prefetch-next.ts";
import { useRememberedSearch } from "#src/jobs/last-search.ts";
import { JobTable } from "./job-table.tsx";
import styles from "./job-list-page.module.css";
import {
  changedSearch,
  filterOf,
  type ListSearch,
  PAGE_SIZES,
  readListSearch,
} from "#src/jobs/list-search.ts";
import { useRowFocus } from "./row-focus.ts";
import { useRowShortcuts } from "./use-row-shortcuts.ts";
import { StatusTabs } from "./status-tabs.tsx";

const JobActionsPart = lazyPart(
  async () => (await import("#src/jobs/actions/job-actions.tsx")).JobActionsPart,
);
const NoJobs = lazyPart(async () => (await import("./no-jobs.tsx")).NoJobs);

/** Changes what the address says of the list, which may be a view that is still on its way to the screen. */
function changeView(router: Router, change: ListSearch, options?: { replace: boolean }): void {
  const { pathname, search } = router.history.location;
  // Whoever is on the way to another page is not called back.
  if (pathname !== jobsPath()) return;
  router.navigate(jobsPath(changedSearch(readListSearch(parseSearch(search)), change)), options);
}

/** The list of jobs. What it shows is what its address says. */
export function JobListPage({ search }: { search: ListSearch }) {
  const filter = filterOf(search);
  const router = useRouter();
  const jobs = useJobs(filter);
  const rows = jobs.data?.data ?? [];
  const total = jobs.data?.paging.total ?? 0;
  const pages = Math.max(1, Math.ceil(total / filter.pageSize));
  const answered = jobs.data !== undefined && !jobs.isPlaceholderData;
  const current = answered && jobs.isSuccess;

  const [actionsWanted, setActionsWanted] = useState(false);
  const actions = useRef<JobActions>(null);

  useRememberedSearch(search);
  useCacheList(filter, current ? jobs.data : undefined);
  const searchBox = useRef<HTMLInputElement>(null);
  useRowShortcuts(searchBox);
  useAnnounceResults(
    filter,
    current ? () => text.jobs.found(total, filter.page, pages) : undefined,
    jobs.isError,
  );
  usePrefetchNext(filter, current, filter.page < pages);

  // There may be no such page any more: its last job was deleted, or the address is an old
  // bookmark.
  const beyond = current && filter.page > pages;
  useEffect(() => {
    if (beyond) changeView(router, { page: pages }, { replace: true });
  }, [beyond, pages, router]);
  const before = (filter.page - 1) * filter.pageSize;
  const holdFocus = useRowFocus({ rows, before, settled: current && !beyond });

  const searchFor = (q: string) =>
    // Back leads out of a search, not through every pause in typing it.
    changeView(router, { q }, { replace: q !== "" && filter.q !== "" });

  return (
    <>
      <PageHeader
        title={text.jobs.title}
        documentTitle={text.jobs.viewTitle(filter.status, filter.q)}
        actions={
          <a href={newJobPath()} {...buttonLook({ variant: "primary" })}>
            <PlusIcon />
            {text.jobs.newJob}
          </a>
        }
      />
      <div className={styles.filters}>
        <StatusTabs search={search} rowsCame={jobs.isFetched} rowsFailed={jobs.isLoadingError} />
        <SearchInput
          ref={searchBox}
          label={text.jobs.search}
          value={filter.q}
          view={search}
          maxLength={LIMITS.searchTerm}
          onSearch={searchFor}
        />
      </div>
      {jobs.isError && (
        <QueryError title={jobs.data ? text.jobs.renewFailed : text.jobs.loadFailed} query={jobs} />
      )}
      {answered && rows.length === 0 && !beyond ? (
        <NoJobs filter={filter} />
      ) : (
        !jobs.isLoadingError && (
          <JobTable
            rows={rows}
            busy={jobs.isPlaceholderData}
            skeletonRows={rows.length === 0 ? filter.pageSize : 0}
            onOpen={() => setActionsWanted(true)}
            onStatus={(job, status) => void actions.current?.setStatus(job, status)}
            onDelete={(job) => {
              holdFocus();
              actions.current?.askToDelete(job);
            }}
          />
        )
      )}
      {rows.length > 0 && (
        <Pagination
          page={filter.page}
          pages={pages}
          pageSize={filter.pageSize}
          total={total}
          busy={jobs.isPlaceholderData}
          pageSizes={PAGE_SIZES}
          onPageSize={(pageSize) => changeView(router, { pageSize })}
          hrefOf={(page) => jobsPath(changedSearch(search, { page }))}
        />
      )}
      {actionsWanted && <JobActionsPart ref={actions} />}
    </>
  );
}
