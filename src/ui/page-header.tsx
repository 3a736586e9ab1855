import { type ReactNode, useEffect, useRef } from "react";
import { useAnnounce } from "./announcer.tsx";
import styles from "./page-header.module.css";

type PageHeaderProps = {
  title: string;
  /** The way back: a link. */
  back?: ReactNode;
  /** Beside or under the title: badges, an id. */
  meta?: ReactNode;
  actions?: ReactNode;
};

/** What this page is and what can be done here. Holds the page's `<h1>`. */
export function PageHeader({ title, back, meta, actions }: PageHeaderProps) {
  const announce = useAnnounce();
  const known = useRef(title);
  // What it said when it got the focus was heard then, "Loading…" for one.
  useEffect(() => {
    if (title !== known.current) announce(title);
    known.current = title;
  }, [title, announce]);
  return (
    <header className={styles.header}>
      {back && <div className={styles.back}>{back}</div>}
      <div className={styles.words}>
        {/* Takes the focus after a navigation. */}
        <h1 tabIndex={-1}>{title}</h1>
        {meta && <div className={styles.meta}>{meta}</div>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
