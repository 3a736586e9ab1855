import type { Job } from "#contract/job.ts";

/** A job as a service holds it. */
export const aJob: Job = {
  id: 7,
  title: "Baker",
  referenceId: null,
  employer: null,
  publishDate: "2026-08-04",
  closeDate: "2035-02-28",
  categories: [
    { id: 6, name: "Customer Service" },
    { id: 14, name: "Retail" },
  ],
  locations: [{ id: 1, name: "Montréal", description: "Montréal, QC", type: "Town" }],
  positionType: { id: 1, name: "Full Time" },
  salary: null,
  description: "<p>Bread.</p>",
  applicantRoutingType: { id: 1, name: "Email" },
  applicationEmail: "jobs@example.com",
  applicationUrl: null,
  confidential: false,
  autoRefresh: false,
  status: "draft",
};
