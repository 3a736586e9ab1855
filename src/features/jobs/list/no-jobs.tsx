import { Link } from "@tanstack/react-router";
import { text } from "#src/lib/text/job-text.ts";
import { buttonLook } from "#src/ui/button.tsx";
import { EmptyState } from "#src/ui/empty-state.tsx";
import { PlusIcon, SearchIcon } from "#src/ui/icons.tsx";
import { InboxIcon } from "#src/ui/later-icons.tsx";
import type { JobFilter } from "../requests.ts";

/** Why there are no rows, and the way on: nothing written yet, nothing of that status, no match. */
export function NoJobs({ filter: { q, status } }: { filter: JobFilter }) {
  if (q !== "") {
    return (
      <EmptyState
        icon={<SearchIcon />}
        title={text.job.noMatchTitle}
        actions={
          <>
            {status !== undefined && (
              <Link to="/jobs" activeOptions={{ exact: true }} search={{ q }} {...buttonLook()}>
                {text.job.searchAll}
              </Link>
            )}
            <Link
              to="/jobs"
              activeOptions={{ exact: true }}
              search={status === undefined ? {} : { status }}
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
          <Link to="/jobs" activeOptions={{ exact: true }} {...buttonLook()}>
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
