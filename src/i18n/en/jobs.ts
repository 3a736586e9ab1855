import type { JobStatus } from "#contract/job-status.ts";
import { counted, number } from "../format.ts";

const jobCount = (total: number) => counted(total, { one: "job", other: "jobs" });

export const statusNames = {
  active: "Active",
  draft: "Draft",
  archived: "Archived",
} satisfies Record<JobStatus, string>;

/** English text of the area "jobs": the list while it has rows. */
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
};
