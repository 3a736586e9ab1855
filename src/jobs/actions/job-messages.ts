import type { Job, JobHeader } from "#contract/job.ts";
import { ApiError } from "#src/lib/api/api-error.ts";
import { longDate } from "#src/i18n/format.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import type { Toast } from "#src/ui/feedback/toast-store.ts";
import { briefTitleOf } from "../job/display/job-text.ts";
import { isUndo, type SingleWrite } from "../writes/single-write.ts";

/** The status and close date that a change sets. */
export const changesIn = ({ write }: SingleWrite): Partial<Pick<Job, "status" | "closeDate">> =>
  write.kind === "change" ? (write.changes as Partial<Job>) : {};

/** What a person calls a change that was not sent. */
export function nameOfChange(change: SingleWrite): string {
  const verbs = { active: m.job_publish(), archived: m.job_archive(), draft: m.job_undo() };
  const { status } = changesIn(change);
  return m.job_outbox({
    verb: status ? verbs[status] : m.job_extend(),
    title: briefTitleOf(change.job),
  });
}

/** Says what was done; of an undo, what is so again. */
export function doneMessage(job: Job, change: SingleWrite): string {
  const title = briefTitleOf(job);
  const { status } = changesIn(change);
  if (status)
    return isUndo(change)
      ? m.job_status_undone({ status, title })
      : m.job_status_set({ status, title });
  const date = longDate(job.closeDate ?? "");
  return isUndo(change) ? m.job_extend_undone({ title, date }) : m.job_extended({ title, date });
}

/** The `dedupeKey` of toasts and prompts about a job. */
export const jobToastKey = (id: number) => `job ${id}`;

/** A toast for a failed action on a job, with a retry unless that would be refused again. */
export function failedToast(
  { id }: JobHeader,
  message: string,
  error: unknown,
  retry: () => void,
): Toast {
  return {
    tone: "error",
    dedupeKey: jobToastKey(id),
    message,
    ...(!isFinal(error) && { action: { label: m.ui_retry(), run: retry } }),
  };
}

/** Whether the service would refuse the same request again; a 429 is temporary. */
const isFinal = (error: unknown) =>
  error instanceof ApiError &&
  error.reason !== "webPage" &&
  error.status >= 400 &&
  error.status < 500 &&
  error.status !== 429;
