import type { Job } from "#contract/job.ts";
import { EXAMPLES } from "#contract/openapi/examples.ts";

/** A job as a service holds it. */
export const aJob: Job = {
  ...EXAMPLES.job,
  id: 7,
  referenceId: null,
  employer: null,
  closeDate: "2035-02-28",
  categories: [
    { id: 6, name: "Customer Service" },
    { id: 14, name: "Retail" },
  ],
  locations: [{ id: 1, name: "Montréal", description: "Montréal, QC", type: "Town" }],
  salary: null,
  description: "<p>Bread.</p>",
  status: "draft",
};
