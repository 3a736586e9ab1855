import { InboxIcon, PlusIcon, SearchIcon } from "lucide-react";
import { text } from "#src/i18n/text.ts";
import { buttonLook } from "#src/ui/actions/button.tsx";
import { EmptyState } from "#src/ui/feedback/empty-state.tsx";
import { restoreFocusOnUnmount } from "#src/ui/dialogs/restore-focus-on-unmount.ts";
import { jobsPath, newJobPath } from "#src/jobs/paths.ts";
import { useJobCount } from "#src/jobs/queries.ts";
import type { JobFilter } from "#src/jobs/requests.ts";
import { changedSearch, type ListSearch } from "#src/jobs/list-search.ts";

/** Why there are no rows, and the way on: nothing written yet, nothing of that status, no match. */
export function NoJobs({ filter }: { filter: JobFilter }) {
  const { q, status } = filter;
  const pathOf = (change: ListSearch) => jobsPath(changedSearch(filter, change));
  // The tab of all jobs asks for it.
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
              <a ref={restoreFocusOnUnmount} href={pathOf({ status: undefined })} {...buttonLook()}>
                {text.job.searchAll}
              </a>
            )}
            <a ref={restoreFocusOnUnmount} href={pathOf({ q: "" })} {...buttonLook()}>
              {text.job.clearSearch}
            </a>
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
          <a ref={restoreFocusOnUnmount} href={pathOf({ status: undefined })} {...buttonLook()}>
            {text.job.showAll}
          </a>
        }
      />
    );
  }
  return (
    <EmptyState
      icon={<InboxIcon />}
      title={text.job.emptyTitle}
      actions={
        <a href={newJobPath()} {...buttonLook({ variant: "primary" })}>
          <PlusIcon />
          {text.jobs.newJob}
        </a>
      }
    >
      {text.job.empty}
    </EmptyState>
  );
}
