import { usePrefetchQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { JobHeader, JobStatus } from "#contract/job.ts";
import { text } from "#src/lib/text/text.ts";
import { ArchiveIcon, DuplicateIcon, EditIcon, PublishIcon, TrashIcon } from "#src/ui/icons.tsx";
import { Menu, MenuItem, menuItemLook, MenuSeparator } from "#src/ui/menu.tsx";
import { jobQueries } from "../queries.ts";

interface JobRowMenuProps {
  job: JobHeader;
  onStatus: (job: JobHeader, status: JobStatus) => void;
  onDelete: (job: JobHeader) => void;
}

/** What can be done with a job without opening it. */
export function JobRowMenu(props: JobRowMenuProps) {
  return (
    <Menu label={text.jobs.actionsFor(props.job.title)}>
      <Items {...props} />
    </Menu>
  );
}

function Items({ job, onStatus, onDelete }: JobRowMenuProps) {
  // Every one of these begins with the job as it is now.
  usePrefetchQuery(jobQueries.detail(job.id));
  return (
    <>
      <Link to="/jobs/$id/edit" params={{ id: job.id }} {...menuItemLook()}>
        <EditIcon />
        {text.jobs.edit}
      </Link>
      {job.status !== "active" && (
        <MenuItem icon={<PublishIcon />} onClick={() => onStatus(job, "active")}>
          {text.jobs.publish}
        </MenuItem>
      )}
      {job.status !== "archived" && (
        <MenuItem icon={<ArchiveIcon />} onClick={() => onStatus(job, "archived")}>
          {text.jobs.archive}
        </MenuItem>
      )}
      <Link to="/jobs/new" search={{ from: job.id }} {...menuItemLook()}>
        <DuplicateIcon />
        {text.jobs.duplicate}
      </Link>
      <MenuSeparator />
      <MenuItem danger icon={<TrashIcon />} onClick={() => onDelete(job)}>
        {text.jobs.delete}
      </MenuItem>
    </>
  );
}
