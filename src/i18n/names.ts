import type { JobStatus } from "#contract/job-status.ts";
import { m } from "./paraglide/messages.js";

export const statusNames: Record<JobStatus, () => string> = {
  active: m.status_active,
  draft: m.status_draft,
  archived: m.status_archived,
};

/** The tabs of the list; in French, a status of many. */
export const tabNames: Record<JobStatus | "all", () => string> = {
  all: m.jobs_all,
  active: m.jobs_tab_active,
  draft: m.jobs_tab_draft,
  archived: m.jobs_tab_archived,
};
