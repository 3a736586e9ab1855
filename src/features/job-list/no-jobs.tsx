import { InboxIcon, PlusIcon, SearchIcon } from "lucide-react";
import { m } from "#src/i18n/paraglide/messages.js";
import { buttonLook } from "#src/ui/actions/button.tsx";
import { EmptyState } from "#src/ui/feedback/empty-state.tsx";
import { Link } from "#src/ui/navigation/link.tsx";
import { restoreFocusOnUnmount } from "#src/ui/dialogs/restore-focus-on-unmount.ts";
import { newJobLink } from "#src/jobs/actions/new-job-link.ts";
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
        title={m.job_no_match_title()}
        actions={
          <>
            {status !== undefined && !noneAtAll && (
              <Link
                ref={restoreFocusOnUnmount}
                to="/jobs"
                search={filtered({ status: undefined })}
                {...buttonLook()}
              >
                {m.job_search_all()}
              </Link>
            )}
            <Link
              ref={restoreFocusOnUnmount}
              to="/jobs"
              search={filtered({ q: "" })}
              {...buttonLook()}
            >
              {m.job_clear_search()}
            </Link>
          </>
        }
      >
        {status === undefined ? m.job_no_match({ q }) : m.job_no_match_status({ q, status })}
      </EmptyState>
    );
  }
  if (status !== undefined) {
    return (
      <EmptyState
        icon={<InboxIcon />}
        title={m.job_empty_status_title({ status })}
        actions={
          <Link
            ref={restoreFocusOnUnmount}
            to="/jobs"
            search={filtered({ status: undefined })}
            {...buttonLook()}
          >
            {m.job_show_all()}
          </Link>
        }
      />
    );
  }
  return (
    <EmptyState
      icon={<InboxIcon />}
      title={m.job_empty_title()}
      actions={
        <Link {...newJobLink} {...buttonLook({ variant: "primary" })}>
          <PlusIcon />
          {m.jobs_new_job()}
        </Link>
      }
    >
      {m.job_empty()}
    </EmptyState>
  );
}
