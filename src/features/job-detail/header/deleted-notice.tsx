import { ArchiveRestoreIcon } from "lucide-react";
import type { VersionHeader } from "#contract/history.ts";
import type { Job } from "#contract/job.ts";
import { localTime } from "#src/i18n/format.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { useIsRestored } from "#src/jobs/writes/under-way.ts";
import { useRestore } from "#src/jobs/actions/use-restore.ts";
import { useReadOnly } from "#src/lib/session/key-headers.ts";
import { Button } from "#src/ui/actions/button.tsx";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { originOf } from "#src/jobs/job/display/origin-words.ts";

interface DeletedNoticeProps {
  job: Job;
  deletion: VersionHeader;
}

/** Who deleted the job that the page shows, and a button that brings it back. */
export function DeletedNotice({ job, deletion }: DeletedNoticeProps) {
  const restore = useRestore();
  const isRestored = useIsRestored(job.id, deletion.etag);
  const readOnly = useReadOnly();
  return (
    <Notice
      tone="warning"
      title={m.trash_deleted_notice()}
      actions={
        !readOnly && (
          <Button
            size="small"
            icon={<ArchiveRestoreIcon />}
            busy={isRestored && m.trash_restoring()}
            onClick={() => void restore(job, deletion.etag)}
          >
            {m.trash_restore()}
          </Button>
        )
      }
    >
      <p>{[...originOf(deletion), localTime(Date.parse(deletion.at))].join(" · ")}</p>
    </Notice>
  );
}
