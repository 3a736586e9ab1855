import type { JobStatus } from "#contract/job.ts";
import { counted, number } from "./grammar.ts";

const jobCount = (total: number) => counted(total, { one: "job", other: "jobs" });

const statusNames = {
  active: "Active",
  draft: "Draft",
  archived: "Archived",
} satisfies Record<JobStatus, string>;

/** English text of the area "jobs": the list, and what can be done with a job from there. */
export const jobs = {
  title: "Jobs",
  /** Names a view of the list in the history and in bookmarks. */
  viewTitle: (status: JobStatus | undefined, q: string) => {
    const what = status === undefined ? "Jobs" : `${statusNames[status]} jobs`;
    return q === "" ? what : `${what} with “${q}”`;
  },
  newJob: "New job",
  statusNames,
  all: "All",
  byStatus: "Jobs by status",
  search: "Search by title or reference id",
  confidential: "Confidential",
  referenceId: (id: string) => `Ref. ${id}`,
  untitled: "Untitled job",

  caption: "Your jobs, the newest first",
  columns: { title: "Title", status: "Status", locations: "Locations", published: "Published" },
  rowActions: "Actions",
  actionsFor: (title: string) => `Actions for ${title}`,
  notPublished: "Not published",

  found: (total: number, page: number, pages: number) =>
    pages > 1
      ? `${jobCount(total)} found, page ${number(page)} of ${number(pages)}`
      : `${jobCount(total)} found`,
  loadFailed: "The jobs could not be loaded",
  renewFailed: "These jobs may be out of date",
  emptyTitle: "You have no jobs yet",
  empty: "Write your first one; you can keep it as a draft until it is ready.",
  emptyStatusTitle: (status: JobStatus) =>
    ({
      active: "No active jobs",
      draft: "No drafts",
      archived: "No archived jobs",
    })[status],
  noMatchTitle: "Nothing matches",
  noMatch: (q: string, status: JobStatus | undefined) =>
    status === undefined
      ? `No job has “${q}” in its title or reference id.`
      : `No ${statusNames[status].toLowerCase()} job has “${q}” in its title or reference id.`,
  showAll: "Show all jobs",
  searchAll: "Search in all jobs",
  clearSearch: "Clear the search",

  edit: "Edit",
  publish: "Publish",
  publishing: "Publishing…",
  archive: "Archive",
  archiving: "Archiving…",
  duplicate: "Duplicate",
  delete: "Delete",
  deleting: "Deleting…",
  undo: "Undo",

  statusSet: (status: JobStatus, title: string) =>
    ({
      active: `“${title}” is published`,
      archived: `“${title}” is archived`,
      draft: `“${title}” is a draft again`,
    })[status],
  /** What waits for the connection: a button's word, and the job. */
  unsent: (verb: string, title: string) => `${verb} “${title}”`,
  statusRefused: (status: JobStatus, title: string, reason: string) =>
    ({
      active: `“${title}” was not published. ${reason}`,
      archived: `“${title}” was not archived. ${reason}`,
      draft: `“${title}” was not put back to draft. ${reason}`,
    })[status],
};
