import type { JobStatus } from "#contract/job-status.ts";
import { inDays } from "../format.ts";
import { statusNames } from "./jobs.ts";

/**
 * English text of the area "job": its own page, its dialogs and results,
 * and the list without rows.
 */
export const job = {
  edit: "Edit",
  publish: "Publish",
  publishing: "Publishing…",
  archive: "Archive",
  archiving: "Archiving…",
  duplicate: "Duplicate",
  delete: "Delete",
  deleting: "Deleting…",
  undo: "Undo",

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

  statusSet: (status: JobStatus, title: string) =>
    ({
      active: `“${title}” is published`,
      archived: `“${title}” is archived`,
      draft: `“${title}” is a draft again`,
    })[status],
  /** What waits for the connection: a button's word, and the job. */
  outbox: (verb: string, title: string) => `${verb} “${title}”`,
  statusRefused: (status: JobStatus, title: string, reason: string) =>
    ({
      active: `“${title}” was not published. ${reason}`,
      archived: `“${title}” was not archived. ${reason}`,
      draft: `“${title}” was not put back to draft. ${reason}`,
    })[status],

  deleteTitle: (title: string) => `Delete “${title}”?`,
  deleteText: "The job is removed for good, with its description and its id.",
  deleteActiveText:
    "People who have its link find nothing there. To take it off the site and keep it, archive it.",
  deleteChanged:
    "Somebody has changed this job since you last saw it, so it was not deleted. Delete it all the same?",
  deleted: (title: string) => `“${title}” is deleted`,
  notDeleted: (title: string, reason: string) => `“${title}” was not deleted. ${reason}`,

  republishTitle: (title: string) => `Publish “${title}”`,
  republishText: (closed: string) =>
    `Its close date, ${closed}, has passed. Choose a new one to publish it with.`,
  republishPast: "Choose a close date of today or later.",

  backToJobs: "Jobs",
  loadingJob: "Loading the job…",
  jobFailed: "The job could not be loaded",
  renewFailed: "This job may be out of date",
  jobGoneTitle: "There is no such job",
  jobGone: (id: number) =>
    `No job of yours has the id ${id}. It may have been deleted, or it belongs to another employer.`,

  facts: {
    overview: "Overview",
    description: "Description",
    noDescription: "No description",
    details: "Technical details",
    positionType: "Position type",
    categories: "Categories",
    locations: "Locations",
    published: "Published",
    closes: "Closes",
    apply: "How people apply",
    pay: "Pay",
    employer: "Employer",
    visibility: "Employer name",
    autoRefresh: "Auto-refresh",
    id: "Job id",
    referenceId: "Reference id",
  },
  notGiven: "Not given",
  today: "Today",
  shown: "Shown to applicants",
  hidden: "Hidden from applicants (confidential)",
  refreshes: (everyDays: number) => `On: published anew every ${everyDays} days`,
  refreshOff: "Off",
  closes: (days: number) => `${days >= 0 ? "closes" : "closed"} ${inDays(days)}`,
  byEmail: "By e-mail to",
  byUrl: "On your web page",
  opensInNewTab: "opens in a new tab",
  perUnit: (unit: string) => (unit === "" ? "" : `per ${unit.toLowerCase()}`),
  plusCommission: "plus commission",

  copyId: "the job id",
  copyReferenceId: "the reference id",
};
