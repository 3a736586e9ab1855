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

/** The name of each form field: its label, and what messages call it. */
export const fieldLabels = {
  title: m.label_title,
  referenceId: m.label_reference_id,
  positionType: m.label_position_type,
  categories: m.label_categories,
  locations: m.label_locations,
  description: m.label_description,
  paid: m.label_paid,
  amount: m.label_amount,
  maxAmount: m.label_max_amount,
  period: m.label_period,
  plusCommission: m.label_plus_commission,
  applicantRoutingType: m.label_applicant_routing_type,
  applicationEmail: m.label_application_email,
  applicationUrl: m.label_application_url,
  closeDate: m.label_close_date,
  confidential: m.label_confidential,
  autoRefresh: m.label_auto_refresh,
};
