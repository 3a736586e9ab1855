import { useState } from "react";
import type { JobHeader } from "#contract/job.ts";
import { lazyPart } from "#src/ui/feedback/lazy-part.tsx";
import { useStatusChange } from "./use-status-change.ts";

const DeleteJobDialog = lazyPart(
  async () => (await import("./delete-job-dialog.tsx")).DeleteJobDialog,
);

interface JobActionsOptions {
  onDeleted?: () => void;
}

/** The actions on a job. Render `dialog` anywhere. */
export function useJobActions({ onDeleted }: JobActionsOptions = {}) {
  const { setStatus, extend, chooseCloseDate } = useStatusChange();
  const [deleting, setDeleting] = useState<JobHeader>();
  return {
    setStatus,
    extend,
    chooseCloseDate,
    askToDelete: setDeleting,
    dialog: deleting && (
      <DeleteJobDialog
        key={deleting.id}
        job={deleting}
        onCancel={() => setDeleting(undefined)}
        onArchive={() => {
          setDeleting(undefined);
          void setStatus(deleting, "archived");
        }}
        onDeleted={() => {
          // The dialog of another job may be open by now.
          setDeleting((open) => (open === deleting ? undefined : open));
          onDeleted?.();
        }}
      />
    ),
  };
}
