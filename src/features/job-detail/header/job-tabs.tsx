import { linkOptions } from "@tanstack/react-router";
import { m } from "#src/i18n/paraglide/messages.js";
import { WithHistory } from "#src/jobs/job/display/with-history.tsx";
import styles from "./job-page.module.css";
import { LinkTabs } from "#src/ui/navigation/link-tabs.tsx";

interface JobTabsProps {
  id: number;
  current: "details" | "history";
}

/** The job and its history, where the service keeps one. */
export function JobTabs({ id, current }: JobTabsProps) {
  const params = { jobId: id };
  return (
    <WithHistory>
      <div className={styles.tabs}>
        <LinkTabs
          label={m.history_views()}
          current={current}
          tabs={[
            { id: "details", label: m.history_tab_details() },
            { id: "history", label: m.history_title() },
          ]}
          linkOf={(tab) =>
            tab === "details"
              ? linkOptions({ to: "/jobs/$jobId", params })
              : linkOptions({ to: "/jobs/$jobId/history", params })
          }
        />
      </div>
    </WithHistory>
  );
}
