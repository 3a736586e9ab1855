import type { ReactNode } from "react";
import { CircleCheckIcon, InfoIcon, OctagonAlertIcon, TriangleAlertIcon } from "lucide-react";
import styles from "./notice.module.css";

const ICONS = {
  info: <InfoIcon />,
  positive: <CircleCheckIcon />,
  warning: <TriangleAlertIcon />,
  error: <OctagonAlertIcon />,
};

interface NoticeProps {
  tone?: keyof typeof ICONS;
  title?: string;
  children?: ReactNode;
  /** Its buttons: Retry, Reload, Dismiss. */
  actions?: ReactNode;
}

/**
 * An inline message. An error is announced when it appears, without its buttons. Say what happened, what
 * was kept and what to do.
 */
export function Notice({ tone = "info", title, children, actions }: NoticeProps) {
  return (
    <div className={styles.notice} data-tone={tone}>
      {ICONS[tone]}
      <div className={styles.words} {...(tone === "error" && { role: "alert" })}>
        {title && <p className={styles.title}>{title}</p>}
        <div className={styles.content}>{children}</div>
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
