import type { ReactNode } from "react";
import { InfoIcon, OctagonAlertIcon, TriangleAlertIcon } from "lucide-react";
import styles from "./notice.module.css";

const ICONS = {
  info: <InfoIcon />,
  warning: <TriangleAlertIcon />,
  error: <OctagonAlertIcon />,
};

interface NoticeProps {
  tone?: keyof typeof ICONS;
  title?: string;
  children?: ReactNode;
  /** What can be done about it: Retry, Reload, Dismiss. */
  actions?: ReactNode;
}

/**
 * Words about the thing that they stand beside. An error is announced when it appears, without its
 * buttons: one that becomes "Saving…" is no news of the error. Say what happened, what was kept and
 * what to do.
 */
export function Notice({ tone = "info", title, children, actions }: NoticeProps) {
  return (
    <div className={styles.notice} data-tone={tone}>
      {ICONS[tone]}
      <div className={styles.words} {...(tone === "error" && { role: "alert" })}>
        {title && <p className={styles.title}>{title}</p>}
        {children}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
