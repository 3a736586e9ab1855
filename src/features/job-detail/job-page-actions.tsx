import { CopyPlusIcon, PencilIcon, Trash2Icon } from "lucide-react";
import type { Job } from "#contract/job.ts";
import { useRouter } from "#src/lib/router/use-router.ts";
import { useShortcuts } from "#src/lib/shortcuts.ts";
import { text } from "#src/i18n/text.ts";
import { useUnmounted } from "#src/lib/use-unmounted.ts";
import { Button, buttonLook } from "#src/ui/actions/button.tsx";
import { restoreFocusOnUnmount } from "#src/ui/dialogs/restore-focus-on-unmount.ts";
import { statusActions } from "#src/jobs/actions/status-actions.tsx";
import { useJobActions } from "#src/jobs/actions/use-job-actions.tsx";
import { useLastSearch } from "#src/jobs/last-search.ts";
import { editJobPath, jobsPath, newJobPath } from "#src/jobs/paths.ts";
import { usePendingStatuses } from "#src/jobs/pending-status.ts";
import { useReplacePage } from "#src/jobs/use-replace-page.ts";

/** What can be done with this job; after it is deleted, the list is the next place to be. */
export function JobPageActions({ job }: { job: Job }) {
  const router = useRouter();
  const replacePage = useReplacePage();
  const lastSearch = useLastSearch();
  const unmounted = useUnmounted();
  const pending = usePendingStatuses().get(job.id);
  const { setStatus, askToDelete, dialog } = useJobActions({
    onDeleted: () => {
      // A person who has gone elsewhere meanwhile stays there.
      if (!unmounted.current) void replacePage(jobsPath(lastSearch));
    },
  });
  useShortcuts({
    edit: () => router.navigate(editJobPath(job.id)),
  });
  return (
    <>
      <a href={editJobPath(job.id)} {...buttonLook({ variant: "primary" })}>
        <PencilIcon />
        {text.job.edit}
      </a>
      {statusActions(job).map(({ to, label, busy, icon }) => (
        <Button
          key={to}
          ref={restoreFocusOnUnmount}
          icon={icon}
          busy={pending === to && busy}
          onClick={() => void setStatus(job, to)}
        >
          {label}
        </Button>
      ))}
      <a href={newJobPath(job.id)} {...buttonLook()}>
        <CopyPlusIcon />
        {text.job.duplicate}
      </a>
      <Button icon={<Trash2Icon />} onClick={() => askToDelete(job)}>
        {text.job.delete}
      </Button>
      {dialog}
    </>
  );
}
