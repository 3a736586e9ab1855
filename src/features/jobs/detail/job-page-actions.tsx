import type { Job } from "#contract/job.ts";
import { useRouter } from "#src/lib/router/use-router.ts";
import { useShortcuts } from "#src/lib/shortcuts.ts";
import { text } from "#src/lib/text/job-text.ts";
import { useUnmounted } from "#src/lib/use-unmounted.ts";
import { Button, buttonLook } from "#src/ui/button.tsx";
import { handFocusOn } from "#src/ui/hand-focus-on.ts";
import { DuplicateIcon, EditIcon, TrashIcon } from "#src/ui/later-icons.tsx";
import { statusActions } from "../actions/status-actions.tsx";
import { useJobActions } from "../actions/use-job-actions.tsx";
import { useLastSearch } from "../list/last-search.ts";
import { editJobPath, jobsPath, newJobPath } from "../paths.ts";
import { usePendingStatuses } from "../pending-status.ts";
import { useGiveWay } from "../use-give-way.ts";

/** What can be done with this job; after it is deleted, the list is the next place to be. */
export function JobPageActions({ job }: { job: Job }) {
  const router = useRouter();
  const giveWayTo = useGiveWay();
  const lastSearch = useLastSearch();
  const unmounted = useUnmounted();
  const pending = usePendingStatuses().get(job.id);
  const { setStatus, askToDelete, dialog } = useJobActions({
    onDeleted: () => {
      // A person who has gone elsewhere meanwhile stays there.
      if (!unmounted.current) void giveWayTo(jobsPath(lastSearch));
    },
  });
  useShortcuts({
    edit: () => router.navigate(editJobPath(job.id)),
  });
  return (
    <>
      <a href={editJobPath(job.id)} {...buttonLook({ variant: "primary" })}>
        <EditIcon />
        {text.job.edit}
      </a>
      {statusActions(job).map(({ to, label, busy, icon }) => (
        <Button
          key={to}
          ref={handFocusOn}
          icon={icon}
          busy={pending === to && busy}
          onClick={() => void setStatus(job, to)}
        >
          {label}
        </Button>
      ))}
      <a href={newJobPath(job.id)} {...buttonLook()}>
        <DuplicateIcon />
        {text.job.duplicate}
      </a>
      <Button icon={<TrashIcon />} onClick={() => askToDelete(job)}>
        {text.job.delete}
      </Button>
      {dialog}
    </>
  );
}
