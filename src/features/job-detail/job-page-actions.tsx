import {
  CopyPlusIcon,
  EllipsisIcon,
  EyeIcon,
  LayoutTemplateIcon,
  MapPinPlusIcon,
  PencilIcon,
  Trash2Icon,
} from "lucide-react";
import { useEffect, useState } from "react";
import { useNavigate } from "@tanstack/react-router";
import type { Job } from "#contract/job.ts";
import { useShortcuts } from "#src/ui/actions/shortcuts.ts";
import { useReadOnly } from "#src/lib/session/key-headers.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { useUnmounted } from "#src/ui/actions/use-unmounted.ts";
import { Button, buttonLook } from "#src/ui/actions/button.tsx";
import { Menu } from "#src/ui/actions/menu.tsx";
import { MenuItem, menuItemLook, MenuSeparator } from "#src/ui/actions/menu-item.tsx";
import { Dialog } from "#src/ui/dialogs/dialog.tsx";
import { KeepTemplateDialog } from "#src/jobs/actions/templates/keep-template-dialog.tsx";
import { PostingPreviews } from "#src/jobs/job/previews/posting-previews.tsx";
import { Link } from "#src/ui/navigation/link.tsx";
import { restoreFocusOnUnmount } from "#src/ui/dialogs/restore-focus-on-unmount.ts";
import { ExtendItems, statusActions } from "#src/jobs/actions/action-items.tsx";
import { prepareWrites } from "#src/jobs/actions/use-write.ts";
import { useJobActions } from "#src/jobs/actions/use-job-actions.tsx";
import {
  type Operations,
  useStartChangeSet,
} from "#src/jobs/actions/changes/use-start-change-set.ts";
import { valuesOfJob } from "#src/jobs/job/fields/job-values.ts";
import { namesOf } from "#src/jobs/job/fields/names-of-job.ts";
import { useLastSearch } from "#src/jobs/list/last-search.ts";
import { whenIdle } from "#src/jobs/list/when-idle.ts";
import { titleOf } from "#src/jobs/job/display/job-text.ts";
import { usePendingChanges } from "#src/jobs/writes/under-way.ts";
import { useReplacePage } from "#src/ui/navigation/use-replace-page.ts";

/** The actions of the page. */
export function JobPageActions({ job }: { job: Job }) {
  const [previewed, setPreviewed] = useState(false);
  const onPreview = () => setPreviewed(true);
  return (
    <>
      {useReadOnly() ? (
        <Button icon={<EyeIcon />} onClick={onPreview}>
          {m.job_form_preview()}
        </Button>
      ) : (
        <Changes job={job} onPreview={onPreview} />
      )}
      {previewed && (
        <Dialog
          title={m.job_form_preview()}
          size="medium"
          long
          onClose={() => setPreviewed(false)}
          actions={<Button onClick={() => setPreviewed(false)}>{m.ui_close()}</Button>}
        >
          <PostingPreviews job={job} values={valuesOfJob(job)} names={namesOf(job)} />
        </Dialog>
      )}
    </>
  );
}

/** Two buttons, the rest in a menu. Deleting leads to the list. */
function Changes({ job, onPreview }: { job: Job; onPreview: () => void }) {
  const navigate = useNavigate();
  const replacePage = useReplacePage();
  const lastSearch = useLastSearch();
  const unmounted = useUnmounted();
  const [isKeeping, setKeeping] = useState(false);
  useEffect(() => whenIdle(prepareWrites), []);
  const pending = usePendingChanges().get(job.id)?.status;
  const { setStatus, extend, chooseCloseDate, askToDelete, dialog } = useJobActions({
    onDeleted: () => {
      // Stay on a page that the person has opened since.
      if (!unmounted.current) void replacePage({ to: "/jobs", search: lastSearch });
    },
  });
  useShortcuts({
    edit: () => void navigate({ to: "/jobs/$jobId/edit", params: { jobId: job.id } }),
    archive: () => {
      if (job.status !== "archived") void setStatus(job, "archived");
    },
  });
  const { mutate: startChangeSet } = useStartChangeSet();
  const postInPlaces = () => {
    const { referenceId, salary } = job;
    const reference = referenceId === null ? "" : `${referenceId}-{n}`;
    const action = ({ postInPlaces: { initial } }: Operations) => ({
      ...initial(),
      reference,
      period: salary?.period.id,
    });
    startChangeSet({ action, chosen: [{ id: job.id, etag: undefined }] });
  };
  const isDraft = job.status === "draft";
  const [status, ...otherStatuses] = statusActions(job);
  return (
    <>
      <Link
        to="/jobs/$jobId/edit"
        params={{ jobId: job.id }}
        {...buttonLook({ variant: isDraft ? "secondary" : "primary" })}
      >
        <PencilIcon />
        {m.job_edit()}
      </Link>
      {status && (
        <Button
          key={status.to}
          ref={restoreFocusOnUnmount}
          variant={isDraft ? "primary" : "secondary"}
          icon={status.icon}
          busy={pending === status.to && status.busy}
          onClick={() => void setStatus(job, status.to)}
        >
          {status.label}
        </Button>
      )}
      <Menu
        label={m.jobs_actions_for({ title: titleOf(job) })}
        trigger={<EllipsisIcon />}
        variant="secondary"
      >
        <MenuItem icon={<EyeIcon />} onClick={onPreview}>
          {m.job_form_preview()}
        </MenuItem>
        <ExtendItems
          job={job}
          onExtend={() => void extend(job)}
          onChooseCloseDate={() => void chooseCloseDate(job)}
        />
        {otherStatuses.map(({ to, label, icon }) => (
          <MenuItem key={to} icon={icon} onClick={() => void setStatus(job, to)}>
            {label}
          </MenuItem>
        ))}
        <Link to="/jobs/new" search={{ from: job.id }} {...menuItemLook()}>
          <CopyPlusIcon />
          {m.job_duplicate()}
        </Link>
        <MenuItem icon={<MapPinPlusIcon />} onClick={postInPlaces}>
          {`${m.change_kind_places()}…`}
        </MenuItem>
        <MenuItem icon={<LayoutTemplateIcon />} onClick={() => setKeeping(true)}>
          {`${m.templates_keep()}…`}
        </MenuItem>
        <MenuSeparator />
        <MenuItem danger icon={<Trash2Icon />} onClick={() => askToDelete(job)}>
          {m.job_delete()}
        </MenuItem>
      </Menu>
      {dialog}
      {isKeeping && <KeepTemplateDialog job={job} onClose={() => setKeeping(false)} />}
    </>
  );
}
