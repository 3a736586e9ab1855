import { Link } from "@tanstack/react-router";
import { text } from "#src/lib/text/text.ts";
import { buttonLook } from "#src/ui/button.tsx";
import { EmptyState } from "#src/ui/empty-state.tsx";
import { InboxIcon, PlusIcon, SearchIcon } from "#src/ui/icons.tsx";
import type { JobFilter } from "../requests.ts";

/** Why there are no rows, and the way on: nothing written yet, nothing of that status, no match. */
export function NoJobs({ filter: { q, status } }: { filter: JobFilter }) {
  if (q !== "") {
    return (
      <EmptyState
        icon={<SearchIcon />}
        title={text.jobs.noMatchTitle}
        actions={
          <>
            {status !== undefined && (
              <Link to="/jobs" activeOptions={{ exact: true }} search={{ q }} {...buttonLook()}>
                {text.jobs.searchAll}
              </Link>
            )}
            <Link
              to="/jobs"
              activeOptions={{ exact: true }}
              search={status === undefined ? {} : { status }}
              {...buttonLook()}
            >
              {text.jobs.clearSearch}
            </Link>
          </>
        }
      >
        {text.jobs.noMatch(q, status)}
      </EmptyState>
    );
  }
  if (status !== undefined) {
    return (
      <EmptyState
        icon={<InboxIcon />}
        title={text.jobs.emptyStatusTitle(status)}
        actions={
          <Link to="/jobs" activeOptions={{ exact: true }} {...buttonLook()}>
            {text.jobs.showAll}
          </Link>
        }
      />
    );
  }
  return (
    <EmptyState
      icon={<InboxIcon />}
      title={text.jobs.emptyTitle}
      actions={
        <Link to="/jobs/new" {...buttonLook({ variant: "primary" })}>
          <PlusIcon />
          {text.jobs.newJob}
        </Link>
      }
    >
      {text.jobs.empty}
    </EmptyState>
  );
}
