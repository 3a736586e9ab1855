import { InboxIcon, ListFilterIcon, SearchIcon } from "lucide-react";
import { LIMITS } from "#contract/limits.ts";
import { list } from "#src/i18n/format.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { useReadOnly } from "#src/lib/session/key-headers.ts";
import { buttonLook } from "#src/ui/actions/button.tsx";
import { EmptyState } from "#src/ui/feedback/empty-state.tsx";
import { Link } from "#src/ui/navigation/link.tsx";
import { restoreFocusOnUnmount } from "#src/ui/dialogs/restore-focus-on-unmount.ts";
import { useJobCount } from "#src/jobs/list/list-queries.ts";
import { changedSearch, filterOf, type ListSearch } from "#src/jobs/list/list-search.ts";
import { NewJobButton } from "./new-job-button.tsx";
import { PlaceMatches } from "./views/place-matches.tsx";
import { cleared } from "./views/filters/list-filters.ts";
import { referencesIn } from "./views/filters/references-in.ts";
import { useFilterLabels } from "./views/filters/use-filter-labels.ts";

/** The empty states: no jobs yet, none of the status, no match. */
export function NoJobs({ search }: { search: ListSearch }) {
  const filter = filterOf(search);
  const { q, status } = filter;
  const readOnly = useReadOnly();
  const filters = useFilterLabels(search);
  const filtered = (change: ListSearch) => changedSearch(search, change);
  // The tab "All" requests it.
  const all = useJobCount({ ...filter, status: undefined }, false);
  const noneAtAll = all.data === 0 && !all.isPlaceholderData;
  if (filters.length > 0)
    return (
      <EmptyState
        icon={<ListFilterIcon />}
        title={m.job_no_match_title()}
        actions={
          <Link
            ref={restoreFocusOnUnmount}
            to="/jobs"
            search={filtered(cleared)}
            preload={false}
            {...buttonLook()}
          >
            {m.view_clear()}
          </Link>
        }
      >
        {m.view_no_match({ filters: list(filters.map(({ label }) => label)) })}
      </EmptyState>
    );
  if (q !== "") {
    // A longer one was cut, perhaps within an id.
    const references = q.length < LIMITS.searchTerm ? referencesIn(q) : [];
    return (
      <EmptyState
        icon={<SearchIcon />}
        title={m.job_no_match_title()}
        actions={
          <>
            <PlaceMatches search={search} total={0} />
            {references.length > 1 && (
              <Link
                ref={restoreFocusOnUnmount}
                to="/jobs"
                search={filtered({ q: "", status: undefined, references: references.join() })}
                {...buttonLook({ variant: "primary" })}
              >
                {m.job_find_references({ count: references.length })}
              </Link>
            )}
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
    <EmptyState icon={<InboxIcon />} title={m.job_empty_title()} actions={<NewJobButton />}>
      {!readOnly && m.job_empty()}
    </EmptyState>
  );
}
