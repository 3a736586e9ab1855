import type { Ref } from "react";
import type { JobHeader } from "#contract/job.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { titleOf } from "#src/jobs/job/display/job-text.ts";
import { SharedMenu, type SharedMenuHandle } from "#src/ui/actions/shared-menu.tsx";
import { JobRowMenuItems, type RowActions } from "./job-row-menu-items.tsx";

export const ROW_MENU = "row-menu";

export const rowMenuLabel = (job: JobHeader) => m.jobs_actions_for({ title: titleOf(job) });

interface JobRowMenuProps extends RowActions {
  ref: Ref<SharedMenuHandle<JobHeader>>;
}

/** The menu of whichever row has opened it, by the button at its end. */
export function JobRowMenu({ ref, ...actions }: JobRowMenuProps) {
  return (
    <SharedMenu ref={ref} id={ROW_MENU} label={rowMenuLabel}>
      {(job) => <JobRowMenuItems key={job.id} job={job} {...actions} />}
    </SharedMenu>
  );
}
