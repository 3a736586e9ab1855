import { CalendarDaysIcon, CalendarPlusIcon } from "lucide-react";
import type { JobHeader } from "#contract/job.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { MenuItem } from "#src/ui/actions/menu-item.tsx";
import { EXTENSION_DAYS } from "#contract/job-dates.ts";

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
