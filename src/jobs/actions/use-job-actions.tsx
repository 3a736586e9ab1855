import { useState } from "react";
import type { JobHeader } from "#contract/job.ts";
import { DeleteJobDialog } from "./delete-job-dialog.tsx";
import { useStatusChange } from "./use-status-change.ts";

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
