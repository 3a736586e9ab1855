import { ArchiveIcon, CalendarDaysIcon, CalendarPlusIcon, UploadIcon } from "lucide-react";
import type { JobHeader } from "#contract/job.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { MenuItem } from "#src/ui/actions/menu-item.tsx";
import { EXTENSION_DAYS } from "#contract/job-dates.ts";

const ACTIONS = [
  { to: "active", label: m.job_publish(), busy: m.job_publishing(), icon: <UploadIcon /> },
  { to: "archived", label: m.job_archive(), busy: m.job_archiving(), icon: <ArchiveIcon /> },
] as const;

/** The statuses to offer (§3): all but the job's own and draft, which only an undo restores. */
export const statusActions = ({ status }: Pick<JobHeader, "status">) =>
  ACTIONS.filter(({ to }) => to !== status);

interface ExtendItemsProps {
  job: JobHeader;
  onExtend: () => void;
  onChooseCloseDate: () => void;
}

/** The menu items that move the close date of a job, unless it is archived. */
export function ExtendItems({ job, onExtend, onChooseCloseDate }: ExtendItemsProps) {
  if (job.status === "archived") return null;
  return (
    <>
      <MenuItem icon={<CalendarPlusIcon />} onClick={onExtend}>
        {m.job_extend_by({ days: EXTENSION_DAYS })}
      </MenuItem>
      <MenuItem icon={<CalendarDaysIcon />} onClick={onChooseCloseDate}>
        {m.job_choose_close_date()}
      </MenuItem>
    </>
  );
}
