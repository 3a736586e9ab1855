import { useRef, useState } from "react";
import type { JobHeader } from "#contract/job.ts";
import { hasStatus } from "#src/lib/api/api-error.ts";
import { messageOf } from "#src/i18n/error-message.ts";
import { shortDate } from "#src/i18n/format.ts";
import { text } from "#src/i18n/text.ts";
import { outbox } from "#src/lib/connection/outbox.ts";
import { useUnmounted } from "#src/lib/use-unmounted.ts";
import { ConfirmDialog } from "#src/ui/confirm-dialog.tsx";
import { useToasts } from "#src/ui/toasts.tsx";
import { jobToastKey } from "../job-toast-key.ts";
import { useDeleteJob } from "../mutations.ts";
import { placeOf } from "../display/place-of.ts";
import { publishedOn } from "../display/published-on.ts";
import { useJob } from "../queries.ts";
import { titleOf } from "../display/title-of.ts";
import { briefTitleOf } from "../display/brief-title-of.ts";
import styles from "./delete-job-dialog.module.css";
import { failedToast } from "./failed-toast.ts";

interface DeleteJobDialogProps {
  job: JobHeader;
  onDeleted: () => void;
  onCancel: () => void;
}

/**
 * Asks before a job is deleted, and deletes only the version that it shows: when somebody has
 * changed the job meanwhile (412), it asks once more. Closing it does not stop a deletion that is
 * under way; a toast says how that ended.
 */
export function DeleteJobDialog({ job, onDeleted, onCancel }: DeleteJobDialogProps) {
  const toasts = useToasts();
  const { mutateAsync, isPending, error } = useDeleteJob();
  const { data: known, isLoading, refetch } = useJob(job.id);
  // Kept, because the version that the question shows is the one to delete: the person has agreed
  // to no later one.
  const [seen, setSeen] = useState(known);
  if (!seen && known) setSeen(known);
  const shown = seen?.job ?? job;

  const closed = useUnmounted();
  // Asked between two renders, by a second press.
  const busy = useRef(false);

  const notDeleted = (refusal: unknown) =>
    text.job.notDeleted(briefTitleOf(shown), messageOf(refusal));
  const remove = async () => {
    if (busy.current) return;
    busy.current = true;
    try {
      await mutateAsync({ id: job.id, seen });
      outbox.settle(jobToastKey(job.id));
      toasts.show({ about: jobToastKey(job.id), message: text.job.deleted(briefTitleOf(shown)) });
      onDeleted();
    } catch (refusal) {
      if (closed.current)
        toasts.show(failedToast(job, notDeleted(refusal), refusal, () => void remove()));
      else if (isChanged(refusal)) setSeen((await refetch()).data);
    } finally {
      busy.current = false;
    }
  };
  return (
    <ConfirmDialog
      title={text.job.deleteTitle(titleOf(shown))}
      confirm={text.job.delete}
      busy={(isLoading && text.ui.loading) || (isPending && text.job.deleting)}
      error={error ? (isChanged(error) ? text.job.deleteChanged : notDeleted(error)) : undefined}
      onConfirm={() => void remove()}
      onCancel={onCancel}
    >
      <p className={styles.which}>{factsOf(shown)}</p>
      {text.job.deleteText} {shown.status === "active" && text.job.deleteActiveText}
    </ConfirmDialog>
  );
}

/** What tells the job from others with the same title, in the words of the list. */
function factsOf(job: JobHeader): string {
  const { status, referenceId, locations } = job;
  const published = publishedOn(job);
  return [
    text.jobs.statusNames[status],
    referenceId !== null && text.jobs.referenceId(referenceId),
    ...locations.map(placeOf),
    published === null ? text.jobs.notPublished : shortDate(published),
  ]
    .filter(Boolean)
    .join(" · ");
}

const isChanged = (error: unknown) => hasStatus(error, 412);
