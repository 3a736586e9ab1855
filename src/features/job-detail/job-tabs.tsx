import { linkOptions } from "@tanstack/react-router";
import { m } from "#src/i18n/paraglide/messages.js";
import { useExtension } from "#src/lib/session/key-headers.ts";
import styles from "./job-page.module.css";
import { LinkTabs } from "#src/ui/navigation/link-tabs.tsx";

interface JobTabsProps {
  id: number;
  current: "details" | "history";
}

/** The job and its history, where the service keeps one. */
export function JobTabs({ id, current }: JobTabsProps) {
  if (!useExtension("history")) return null;
  const params = { jobId: id };
  return (
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
  );
}
