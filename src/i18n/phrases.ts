// Sentences of which the parts depend on the values. The words are in `messages/`.
import type { JobStatus } from "#contract/job-status.ts";
import { inDays, list, number } from "./format.ts";
import { m } from "./paraglide/messages.js";

/** Names of three things, or of two and how many more: all of them would cover a phone's page. */
export const fewNames = (names: readonly string[]): string =>
  list(
    names.length > 3
      ? [...names.slice(0, 2), m.connection_more({ count: number(names.length - 2) })]
      : names,
  );

/** Names a page of a list in the history and in bookmarks: "Trash, page 2". */
export const pageTitle = (view: string, page: number): string =>
  page > 1 ? m.ui_page_title({ view, page: number(page) }) : view;

/** Names a view of the list of jobs: "Drafts matching “baker”, filtered". */
export function viewTitle(status: JobStatus | undefined, q: string, filtered = false): string {
  const jobs = status === undefined ? m.jobs_view_title_all() : m.jobs_view_title({ status });
  const view = q === "" ? jobs : m.jobs_view_title_search({ view: jobs, q });
  return filtered ? m.jobs_view_title_filtered({ view }) : view;
}

/** "12 jobs found, page 1 of 2" */
export const jobsFound = (total: number, page: number, pages: number): string =>
  pages > 1
    ? m.jobs_found_page({ total, page: number(page), pages: number(pages) })
    : m.jobs_found({ total });

/** "closes in 12 days", "closed yesterday" */
export const closesIn = (days: number): string =>
  days >= 0 ? m.job_closes({ when: inDays(days) }) : m.job_closed({ when: inDays(days) });
