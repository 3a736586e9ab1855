import { InboxIcon, PlusIcon, SearchIcon } from "lucide-react";
import { text } from "#src/i18n/text.ts";
import { buttonLook } from "#src/ui/actions/button.tsx";
import { EmptyState } from "#src/ui/feedback/empty-state.tsx";
import { Link } from "#src/ui/navigation/link.tsx";
import { restoreFocusOnUnmount } from "#src/ui/dialogs/restore-focus-on-unmount.ts";
import { useJobCount } from "#src/jobs/queries.ts";
import type { JobFilter } from "#src/jobs/requests.ts";
import { changedSearch, filterOf, type ListSearch } from "#src/jobs/list-search.ts";

/** The empty states: no jobs yet, none of the status, no match. */
export function NoJobs({ search }: { search: ListSearch }) {
  const filter = filterOf(search);
  const { q, status } = filter;
  const filtered = (change: Partial<JobFilter>) => changedSearch(search, change);
  // The tab "All" requests it.
  const all = useJobCount({ ...filter, status: undefined }, false);
  const noneAtAll = all.data === 0 && !all.isPlaceholderData;
  if (q !== "") {
    return (
      <EmptyState
        icon={<SearchIcon />}
        title={text.job.noMatchTitle}
        actions={
          <>
            {status !== undefined && !noneAtAll && (
              <Link
                ref={restoreFocusOnUnmount}
                to="/jobs"
                search={filtered({ status: undefined })}
                {...buttonLook()}
              >
                {text.job.searchAll}
              </Link>
            )}
            <Link
              ref={restoreFocusOnUnmount}
              to="/jobs"
              search={filtered({ q: "" })}
              {...buttonLook()}
            >
              {text.job.clearSearch}
            </Link>
          </>
        }
      >
        {text.job.noMatch(q, status)}
      </EmptyState>
    );
  }
  if (status !== undefined) {
    return (
      <EmptyState
        icon={<InboxIcon />}
        title={text.job.emptyStatusTitle(status)}
        actions={
          <Link
            ref={restoreFocusOnUnmount}
            to="/jobs"
            search={filtered({ status: undefined })}
            {...buttonLook()}
          >
            {text.job.showAll}
          </Link>
        }
      />
    );
  }
  return (
    <EmptyState
      icon={<InboxIcon />}
      title={text.job.emptyTitle}
      actions={
        <Link to="/jobs/new" {...buttonLook({ variant: "primary" })}>
          <PlusIcon />
          {text.jobs.newJob}
        </Link>
      }
    >
      {text.job.empty}
    </EmptyState>
  );
}
