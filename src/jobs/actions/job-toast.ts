import type { JobHeader } from "#contract/job.ts";
import { ApiError } from "#src/lib/api/api-error.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import type { Toast } from "#src/ui/feedback/toast-store.ts";

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
