import { useState } from "react";
import type { JobHeader } from "#contract/job.ts";
import { ApiError, messageOf } from "#src/lib/api-error.ts";
import { text } from "#src/lib/text/job-text.ts";
import { ConfirmDialog } from "#src/ui/confirm-dialog.tsx";
import { useToasts } from "#src/ui/toasts.tsx";
import { useDeleteJob } from "../mutations.ts";
import { useJob } from "../queries.ts";

interface DeleteJobDialogProps {
  job: JobHeader;
  onDeleted: () => void;
  onCancel: () => void;
}

/**
 * Asks before a job is deleted, and deletes the version that the person has seen: when somebody has
 * changed it meanwhile, it asks once more.
 */
export function DeleteJobDialog({ job, onDeleted, onCancel }: DeleteJobDialogProps) {
  const toasts = useToasts();
  const { mutate, isPending, error } = useDeleteJob();
  const { data: known, isLoading, refetch } = useJob(job.id);
  // What the person saw when the question was asked; a later answer is not what they agreed to.
  const [seen, setSeen] = useState(known?.etag);
  if (seen === undefined && known) setSeen(known.etag);

  const remove = () =>
    mutate(
      { id: job.id, etag: seen ?? null },
      {
        onSuccess: () => {
          toasts.show({ message: text.job.deleted(job.title) });
          onDeleted();
        },
        onError: (refusal) => {
          if (isGone(refusal)) onDeleted();
          else if (isChanged(refusal)) void refetch().then(({ data }) => setSeen(data?.etag));
        },
      },
    );
  return (
    <ConfirmDialog
      danger
      title={text.job.deleteTitle(job.title || text.jobs.untitled)}
      confirm={text.job.delete}
      busy={(isLoading && text.ui.loading) || (isPending && text.job.deleting)}
      error={error ? (isChanged(error) ? text.job.deleteChanged : messageOf(error)) : undefined}
      onConfirm={remove}
      onCancel={onCancel}
    >
      {text.job.deleteText}
    </ConfirmDialog>
  );
}

const isChanged = (error: unknown) => error instanceof ApiError && error.status === 412;

/** Somebody else was faster: it is as the person wanted it. */
const isGone = (error: unknown) => error instanceof ApiError && error.status === 404;
