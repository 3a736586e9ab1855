import { CopyPlusIcon, PencilIcon, Trash2Icon } from "lucide-react";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { JobHeader } from "#contract/job.ts";
import type { JobStatus } from "#contract/job-status.ts";
import { prefetch } from "#src/lib/api/query-client.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { Link } from "#src/ui/navigation/link.tsx";
import {
  MenuItem,
  menuItemLook,
  MenuSeparator,
  useFocusWhenLate,
} from "#src/ui/actions/menu-item.tsx";
import { ExtendItems, statusActions } from "#src/jobs/actions/action-items.tsx";
import { jobQueries } from "#src/jobs/requests/queries.ts";
import { resetOlder } from "./use-load-row-jobs.ts";

/** The links of the row menus. */
export interface RowActions {
  onStatus: (job: JobHeader, status: JobStatus) => void;
  onExtend: (job: JobHeader) => void;
  onChooseCloseDate: (job: JobHeader) => void;
  onDelete: (job: JobHeader) => void;
}

export interface JobRowMenuProps extends RowActions {
  job: JobHeader;
}

/** The items of a row's menu. */
export function JobRowMenuItems({ job, onStatus, onDelete, ...actions }: JobRowMenuProps) {
  useFocusWhenLate();
  const client = useQueryClient();
  // Every action needs the current job.
  useEffect(() => {
    resetOlder(client, job);
    prefetch(client, jobQueries.detail(job.id));
  }, [client, job]);
  return (
    <>
      <Link to="/jobs/$jobId/edit" params={{ jobId: job.id }} preload="render" {...menuItemLook()}>
        <PencilIcon />
        {m.job_edit()}
      </Link>
      {statusActions(job).map(({ to, label, icon }) => (
        <MenuItem key={to} icon={icon} onClick={() => onStatus(job, to)}>
          {label}
        </MenuItem>
      ))}
      <ExtendItems
        job={job}
        onExtend={() => actions.onExtend(job)}
        onChooseCloseDate={() => actions.onChooseCloseDate(job)}
      />
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
