import { useNavigate } from "@tanstack/react-router";
import type { JobHeader } from "#contract/job.ts";
import { type ApiError, hasServiceStatus } from "#src/lib/api/api-error.ts";
import { messageOf } from "#src/i18n/error-message.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import type { Toast } from "#src/ui/feedback/toast-store.ts";
import { randomId } from "#src/lib/values/random-id.ts";
import { useToasts } from "#src/ui/feedback/toasts.tsx";
import { briefTitleOf } from "../display/job-text.ts";
import { failedToast, jobToastKey } from "./job-toast.ts";
import { useRestoreJob } from "./mutations.ts";

/** Brings a deleted job back; a toast says so, or why not, with a way on. */
export function useRestore() {
  const { mutateAsync, isPending } = useRestoreJob();
  const toasts = useToasts();
  const navigate = useNavigate();

  /** After a 409: another job has the reference id, or the job exists. */
  const wayOn = ({ id, referenceId }: JobHeader, error: ApiError): Toast["action"] =>
    referenceId !== null && error.fieldErrors.some(({ field }) => field === "referenceId")
      ? {
          label: m.trash_find_holder(),
          run: () => void navigate({ to: "/jobs", search: { q: referenceId } }),
        }
      : {
          label: m.trash_open_job(),
          run: () => void navigate({ to: "/jobs/$jobId", params: { jobId: id } }),
        };

  /** @param idempotencyKey the same for every try of one press of the button */
  const restore = async (job: JobHeader, idempotencyKey = randomId()): Promise<void> => {
    const title = briefTitleOf(job);
    try {
      await mutateAsync({ idempotencyKey, job });
      toasts.show({ dedupeKey: jobToastKey(job.id), message: m.trash_restored({ title }) });
    } catch (error) {
      const message = m.trash_not_restored({ title, reason: messageOf(error) });
      const toast = failedToast(job, message, error, () => void restore(job, idempotencyKey));
      const action = hasServiceStatus(error, 409) ? wayOn(job, error as ApiError) : toast.action;
      toasts.show({ ...toast, ...(action && { action }) });
    }
  };
  return { restore, isPending };
}
