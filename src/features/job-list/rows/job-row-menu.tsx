import { m } from "#src/i18n/paraglide/messages.js";
import { titleOf } from "#src/jobs/display/job-text.ts";
import { lazyPart } from "#src/ui/feedback/lazy-part.tsx";
import { Menu } from "#src/ui/actions/menu.tsx";
import type { JobRowMenuProps } from "./job-row-menu-items.tsx";

const Items = lazyPart(async () => (await import("./job-row-menu-items.tsx")).JobRowMenuItems);

/** The menu at the end of a row. */
export function JobRowMenu(props: JobRowMenuProps) {
  return (
    <Menu label={m.jobs_actions_for({ title: titleOf(props.job) })}>
      <Items {...props} />
    </Menu>
  );
}
