import { CopyPlusIcon, PencilIcon, Trash2Icon } from "lucide-react";
import { useNavigate } from "@tanstack/react-router";
import type { Job } from "#contract/job.ts";
import { useShortcuts } from "#src/lib/shortcuts.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { useUnmounted } from "#src/lib/use-unmounted.ts";
import { Button, buttonLook } from "#src/ui/actions/button.tsx";
import { Menu } from "#src/ui/actions/menu.tsx";
import { Link } from "#src/ui/navigation/link.tsx";
import { restoreFocusOnUnmount } from "#src/ui/dialogs/restore-focus-on-unmount.ts";
import { ExtendItems } from "#src/jobs/actions/extend-items.tsx";
import { statusActions } from "#src/jobs/actions/status-actions.tsx";
import { useJobActions } from "#src/jobs/actions/use-job-actions.tsx";
import { useLastSearch } from "#src/jobs/last-search.ts";
import { titleOf } from "#src/jobs/display/title-of.ts";
import { usePendingChanges } from "#src/jobs/pending-status.ts";
import { useReplacePage } from "#src/jobs/use-replace-page.ts";

/** The actions of the page; deleting leads to the list. */
export function JobPageActions({ job }: { job: Job }) {
  const navigate = useNavigate();
  const replacePage = useReplacePage();
  const lastSearch = useLastSearch();
  const unmounted = useUnmounted();
  const pending = usePendingChanges().get(job.id)?.status;
  const { setStatus, extend, chooseCloseDate, askToDelete, dialog } = useJobActions({
    onDeleted: () => {
      // Stay on a page that the person has opened since.
      if (!unmounted.current) void replacePage({ to: "/jobs", search: lastSearch });
    },
  });
  useShortcuts({
    edit: () => void navigate({ to: "/jobs/$jobId/edit", params: { jobId: job.id } }),
  });
  return (
    <>
      <Link
        to="/jobs/$jobId/edit"
        params={{ jobId: job.id }}
        {...buttonLook({ variant: "primary" })}
      >
        <PencilIcon />
        {m.job_edit()}
      </Link>
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
      <Link to="/jobs/new" search={{ from: job.id }} {...buttonLook()}>
        <CopyPlusIcon />
        {m.job_duplicate()}
      </Link>
      <Button icon={<Trash2Icon />} onClick={() => askToDelete(job)}>
        {m.job_delete()}
      </Button>
      {job.status !== "archived" && (
        <Menu label={m.jobs_actions_for({ title: titleOf(job) })}>
          <ExtendItems
            job={job}
            onExtend={() => void extend(job)}
            onChooseCloseDate={() => void chooseCloseDate(job)}
          />
        </Menu>
      )}
      {dialog}
    </>
  );
}
