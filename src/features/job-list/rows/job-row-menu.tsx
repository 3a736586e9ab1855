import { m } from "#src/i18n/paraglide/messages.js";
import { titleOf } from "#src/jobs/display/job-text.ts";
import { JobRowMenuItems, type JobRowMenuProps } from "./job-row-menu-items.tsx";
import { Menu } from "#src/ui/actions/menu.tsx";

/** The menu at the end of a row. */
export function JobRowMenu(props: JobRowMenuProps) {
  return (
    <Menu label={m.jobs_actions_for({ title: titleOf(props.job) })}>
      <JobRowMenuItems {...props} />
    </Menu>
  );
}
