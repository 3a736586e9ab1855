import { CopyPlusIcon, PencilIcon, Trash2Icon } from "lucide-react";
import { partialMatchKey, type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { JobHeader } from "#contract/job.ts";
import type { JobStatus } from "#contract/job-status.ts";
import type { JobList } from "#contract/listing.ts";
import { prefetch } from "#src/lib/prefetch.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { Link } from "#src/ui/navigation/link.tsx";
import {
  MenuItem,
  menuItemLook,
  MenuSeparator,
  useFocusWhenLate,
} from "#src/ui/actions/menu-item.tsx";
import { statusActions } from "#src/jobs/actions/status-actions.tsx";
import { jobQueries } from "#src/jobs/queries.ts";

/** The links of the row menus. */
export interface RowActions {
  onStatus: (job: JobHeader, status: JobStatus) => void;
  onDelete: (job: JobHeader) => void;
}

export interface JobRowMenuProps extends RowActions {
  job: JobHeader;
}

/** The items of a row's menu. */
export function JobRowMenuItems({ job, onStatus, onDelete }: JobRowMenuProps) {
  useFocusWhenLate();
  const client = useQueryClient();
  // Every action needs the current job.
  useEffect(() => {
    forgetOlder(client, job);
    prefetch(client, jobQueries.detail(job.id));
  }, [client, job]);
  return (
    <>
      <Link to="/jobs/$jobId/edit" params={{ jobId: job.id }} {...menuItemLook()}>
        <PencilIcon />
        {m.job_edit()}
      </Link>
      {statusActions(job).map(({ to, label, icon }) => (
        <MenuItem key={to} icon={icon} onClick={() => onStatus(job, to)}>
          {label}
        </MenuItem>
      ))}
      <Link to="/jobs/new" search={{ from: job.id }} {...menuItemLook()}>
        <CopyPlusIcon />
        {m.job_duplicate()}
      </Link>
      <MenuSeparator />
      <MenuItem danger icon={<Trash2Icon />} onClick={() => onDelete(job)}>
        {m.job_delete()}
      </MenuItem>
    </>
  );
}

/** Invalidates the cached job if its row is newer and differs. */
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
