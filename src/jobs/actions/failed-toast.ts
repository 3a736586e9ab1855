import type { JobHeader } from "#contract/job.ts";
import { ApiError } from "#src/lib/api/api-error.ts";
import { text } from "#src/i18n/text.ts";
import type { Toast } from "#src/ui/toast-store.ts";
import { jobToastKey } from "../job-toast-key.ts";

/**
 * Says what could not be done with a job, and offers another try unless that would be refused
 * again.
 */
export function failedToast(
  { id }: JobHeader,
  message: string,
  error: unknown,
  again: () => void,
): Toast {
  return {
    tone: "error",
    about: jobToastKey(id),
    message,
    ...(!isFinal(error) && { action: { label: text.ui.retry, run: again } }),
  };
}

/** Whether the service has refused what was asked for, and would again; a 429 passes. */
const isFinal = (error: unknown) =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;
