import { inDays } from "./grammar.ts";

/** English text of the area "job": its own page, and the questions before something is done with it. */
export const job = {
  deleteTitle: (title: string) => `Delete “${title}”?`,
  deleteText:
    "The job is removed for good, with its description and its id. People who have its link find nothing there. To take it off the site and keep it, archive it.",
  deleteChanged:
    "Somebody has changed this job since you last saw it, so it was not deleted. Delete it all the same?",
  deleted: (title: string) => `“${title}” is deleted`,

  republishTitle: (title: string) => `Publish “${title}”`,
  republishText: (closed: string) =>
    `Its close date, ${closed}, has passed. Choose a new one to publish it with.`,
  republishPast: "Choose today or a later day.",

  backToJobs: "Jobs",
  loadingJob: "Loading the job…",
  jobFailed: "The job could not be loaded",
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
