import { useNavigate } from "@tanstack/react-router";
import type { JobHeader } from "#contract/job.ts";
import type { ApiError } from "#src/lib/api/api-error.ts";
import { messageOf } from "#src/i18n/error-message.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import type { Toast } from "#src/ui/feedback/toast-store.ts";
import { useToasts } from "#src/ui/feedback/toasts.tsx";
import { briefTitleOf } from "../job/display/job-text.ts";
import { buttonWrite, nextTry, type SingleWrite } from "../writes/single-write.ts";
import { underWay } from "../writes/under-way.ts";
import { failedToast, jobToastKey } from "./job-messages.ts";
import { useWrite } from "./use-write.ts";

/** Brings a deleted job back; a toast says so, or why not, with a way on. */
export function useRestore() {
  const { mutateAsync } = useWrite();
  const toasts = useToasts();
  const navigate = useNavigate();

  /** Another job has the reference id; or the job exists, or was deleted again: its page shows it. */
  const wayOn = ({ id, referenceId }: JobHeader, { fieldErrors }: ApiError): Toast["action"] =>
    referenceId !== null && fieldErrors.some(({ field }) => field === "referenceId")
      ? {
          label: m.trash_find_holder(),
          run: () => void navigate({ to: "/jobs", search: { q: referenceId } }),
        }
      : {
          label: m.trash_open_job(),
          run: () => void navigate({ to: "/jobs/$jobId", params: { jobId: id } }),
        };

  const send = async (write: SingleWrite, etag: string): Promise<void> => {
    const { job } = write;
    if (!underWay.begin(job.id, write)) return;
    const title = briefTitleOf(job);
    const outcome = await mutateAsync({ write });
    if (outcome.state === "stored")
      return toasts.show({ dedupeKey: jobToastKey(job.id), message: m.trash_restored({ title }) });
    underWay.end(job.id, write);
    const { state, error } = outcome;
    const reason = await import("./why-not-restored.ts").then(
      async ({ whyNotRestored }) => whyNotRestored(job.id, etag, outcome),
      () => messageOf(error),
    );
    const next = nextTry(write, outcome);
    const message = m.trash_not_restored({ title, reason });
    const toast = failedToast(job, message, error, () => void send(next, etag));
    const isFinal = state === "unchanged" || state === "refused" || state === "changedSince";
    const action = isFinal ? wayOn(job, error) : toast.action;
    toasts.show({ ...toast, ...(action && { action }) });
  };

  /** @param etag of the deletion that the person saw */
  return async (job: JobHeader, etag: string): Promise<void> =>
    send(buttonWrite(job, { kind: "restore", job, etag }, null, { takesBack: etag }), etag);
}
