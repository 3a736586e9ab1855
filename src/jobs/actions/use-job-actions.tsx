import { useState } from "react";
import type { JobHeader } from "#contract/job.ts";
import { lazyPart } from "#src/ui/lazy-part.tsx";
import { useStatusChange } from "./use-status-change.ts";

const DeleteJobDialog = lazyPart(
  async () => (await import("./delete-job-dialog.tsx")).DeleteJobDialog,
);

interface JobActionsOptions {
  /** The job is gone. */
  onDeleted?: () => void;
}

/** What can be done with a job, and the question before it is deleted: render `dialog` anywhere. */
export function useJobActions({ onDeleted }: JobActionsOptions = {}) {
  const setStatus = useStatusChange();
  const [deleting, setDeleting] = useState<JobHeader>();
  return {
    setStatus,
    askToDelete: setDeleting,
    dialog: deleting && (
      <DeleteJobDialog
        key={deleting.id}
        job={deleting}
        onCancel={() => setDeleting(undefined)}
        onDeleted={() => {
          // Another question may be open by now.
          setDeleting((asked) => (asked === deleting ? undefined : asked));
          onDeleted?.();
        }}
      />
    ),
  };
}
