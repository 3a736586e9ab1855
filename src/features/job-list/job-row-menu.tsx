import { text } from "#src/i18n/text.ts";
import { titleOf } from "#src/jobs/display/title-of.ts";
import { lazyPart } from "#src/ui/feedback/lazy-part.tsx";
import { Menu } from "#src/ui/actions/menu.tsx";
import type { JobRowMenuProps } from "./job-row-menu-items.tsx";

const Items = lazyPart(async () => (await import("./job-row-menu-items.tsx")).JobRowMenuItems);

/** The menu at the end of a row. */
export function JobRowMenu(props: JobRowMenuProps) {
  return (
    <Menu label={text.jobs.actionsFor(titleOf(props.job))}>
      <Items {...props} />
    </Menu>
  );
}
