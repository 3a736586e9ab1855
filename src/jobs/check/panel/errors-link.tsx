import { OctagonAlertIcon } from "lucide-react";
import { m } from "#src/i18n/paraglide/messages.js";
import { PANEL_ID } from "./error-count.ts";
import styles from "./readiness-panel.module.css";

/** How many errors the panel lists (`errorCountOf`), where it may be out of sight. */
export function ErrorsLink({ count }: { count: number | undefined }) {
  return (
    <a
      href={`#${PANEL_ID}`}
      className={styles.line}
      data-errors={Boolean(count)}
      onClick={(event) => {
        // Without a history entry.
        event.preventDefault();
        const panel = document.getElementById(PANEL_ID);
        panel?.focus({ preventScroll: true });
        panel?.scrollIntoView();
      }}
    >
      {Boolean(count) && <OctagonAlertIcon />}
      <span>
        {count === undefined
          ? m.readiness_title()
          : m.readiness_line({ found: m.readiness_error_count({ count }) })}
      </span>
    </a>
  );
}
