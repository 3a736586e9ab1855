import { OctagonAlertIcon } from "lucide-react";
import { m } from "#src/i18n/paraglide/messages.js";
import { countWords, type FindingCounts, PANEL_ID } from "./finding-counts.ts";
import styles from "./readiness-panel.module.css";

/** What the panel lists (`countsOf`), where it may be out of sight. */
export function ErrorsLink({ counts }: { counts: FindingCounts | undefined }) {
  return (
    <a
      href={`#${PANEL_ID}`}
      className={styles.line}
      data-to-correct={Boolean(counts?.toCorrect)}
      onClick={(event) => {
        // Without a history entry.
        event.preventDefault();
        const panel = document.getElementById(PANEL_ID);
        panel?.focus({ preventScroll: true });
        panel?.scrollIntoView();
      }}
    >
      {Boolean(counts?.toCorrect) && <OctagonAlertIcon />}
      <span>{counts ? m.readiness_line({ found: countWords(counts) }) : m.readiness_title()}</span>
    </a>
  );
}
