import { partialMatchKey, type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { CopyPlusIcon, PencilIcon, Trash2Icon } from "lucide-react";
import type { JobHeader } from "#contract/job.ts";
import type { JobStatus } from "#contract/job-status.ts";
import type { JobList } from "#contract/listing.ts";
import { prefetch } from "#src/lib/prefetch.ts";
import { text } from "#src/i18n/text.ts";
import {
  MenuItem,
  menuItemLook,
  MenuSeparator,
  useFocusWhenLate,
} from "#src/ui/actions/menu-item.tsx";
import { statusActions } from "#src/jobs/actions/status-actions.tsx";
import { editJobPath, newJobPath } from "#src/jobs/paths.ts";
import { jobQueries } from "#src/jobs/queries.ts";

/** What the menus of the rows lead to. */
export interface RowActions {
  /** The menu of a row opens. */
  onOpen: () => void;
  onStatus: (job: JobHeader, status: JobStatus) => void;
  onDelete: (job: JobHeader) => void;
}

export interface JobRowMenuProps extends RowActions {
  job: JobHeader;
}

/** What can be done with a job without opening it. */
export function JobRowMenuItems({ job, onStatus, onDelete }: Omit<JobRowMenuProps, "onOpen">) {
  useFocusWhenLate();
  const client = useQueryClient();
  // Every one of these actions begins with the job as it is now.
  useEffect(() => {
    forgetOlder(client, job);
    prefetch(client, jobQueries.detail(job.id));
  }, [client, job]);
  return (
    <>
      <a href={editJobPath(job.id)} {...menuItemLook()}>
        <PencilIcon />
        {text.job.edit}
      </a>
      {statusActions(job).map(({ to, label, icon }) => (
        <MenuItem key={to} icon={icon} onClick={() => onStatus(job, to)}>
          {label}
        </MenuItem>
      ))}
      <a href={newJobPath(job.id)} {...menuItemLook()}>
        <CopyPlusIcon />
        {text.job.duplicate}
      </a>
      <MenuSeparator />
      <MenuItem danger icon={<Trash2Icon />} onClick={() => onDelete(job)}>
        {text.job.delete}
      </MenuItem>
    </>
  );
}

/** Forgets the job as it was read earlier, if its row is newer and says otherwise. */
function forgetOlder(client: QueryClient, row: JobHeader): void {
  const lists = client.getQueryCache().findAll({ queryKey: jobQueries.lists() });
  const readAt = lists
    .filter(({ state }) => (state.data as JobList | undefined)?.data.includes(row))
    .map(({ state }) => state.dataUpdatedAt);
  const { queryKey } = jobQueries.detail(row.id);
  const known = client.getQueryState(queryKey);
  if (!known?.data || known.dataUpdatedAt >= Math.max(...readAt)) return;
  if (!partialMatchKey([known.data.job], [row])) client.removeQueries({ queryKey });
}
