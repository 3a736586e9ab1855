import { useNavigate } from "@tanstack/react-router";
import type { JobHeader } from "#contract/job.ts";
import { type ApiError, hasServiceStatus } from "#src/lib/api/api-error.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import type { Toast } from "#src/ui/feedback/toast-store.ts";
import { randomId } from "#src/lib/values/random-id.ts";
import { useToasts } from "#src/ui/feedback/toasts.tsx";
import { briefTitleOf } from "../display/job-text.ts";
import { failedToast, jobToastKey } from "./job-toast.ts";
import { useRestoreJob } from "./mutations.ts";
import { whyNotRestored } from "./why-not-restored.ts";

/** Brings a deleted job back; a toast says so, or why not, with a way on. */
export function useRestore() {
  const send = useRestoreJob();
  const toasts = useToasts();
  const navigate = useNavigate();

  /** Another job has the reference id; or the job exists, or was deleted again: its page shows it. */
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

  /**
   * @param etag of the deletion that the person saw
   * @param idempotencyKey the same for every try of one press of the button
   */
  const restore = async (
    job: JobHeader,
    etag: string,
    idempotencyKey = randomId(),
  ): Promise<void> => {
    const title = briefTitleOf(job);
    try {
      if (!(await send({ idempotencyKey, job, etag }))) return;
      toasts.show({ dedupeKey: jobToastKey(job.id), message: m.trash_restored({ title }) });
    } catch (error) {
      const reason = await whyNotRestored(job.id, etag, error);
      const message = m.trash_not_restored({ title, reason });
      const retry = () => void restore(job, etag, idempotencyKey);
      const toast = failedToast(job, message, error, retry);
      const action = hasServiceStatus(error, 409, 412)
        ? wayOn(job, error as ApiError)
        : toast.action;
      toasts.show({ ...toast, ...(action && { action }) });
    }
  };
  return restore;
}
