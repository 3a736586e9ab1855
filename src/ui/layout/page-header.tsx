import { type ReactNode, useEffect, useRef } from "react";
import { m } from "#src/i18n/paraglide/messages.js";
import { useAnnounce } from "./announcer.tsx";
import styles from "./page-header.module.css";

interface PageHeaderProps {
  title: string;
  /** The language of the title, where it is not that of the page. */
  lang?: string | undefined;
  /** In the browser's tab, its history and its bookmarks, where that is not the title. */
  documentTitle?: string;
  /** The way back: a link. */
  back?: ReactNode;
  /** Beside or under the title: badges, an id. */
  meta?: ReactNode;
  /** In the line of the title: the views of what it names. */
  tabs?: ReactNode;
  actions?: ReactNode;
}

/** What this page is and what can be done here. Holds the page's `<h1>` and its `<title>`. */
export function PageHeader(props: PageHeaderProps) {
  const { title, lang, documentTitle = title, back, meta, tabs, actions } = props;
  const announce = useAnnounce();
  const known = useRef(title);
  // A new title is announced; the first one ("Loading…") was read when it got the focus.
  useEffect(() => {
    if (title !== known.current) announce(title);
    known.current = title;
  }, [title, announce]);
  return (
    <header className={styles.header}>
      <title>{m.app_document_title({ page: documentTitle })}</title>
      {back && <div className={styles.back}>{back}</div>}
      <div className={styles.words}>
        {/* Takes the focus after a navigation. */}
        <h1 tabIndex={-1} lang={lang}>
          {title}
        </h1>
        {meta && <div className={styles.meta}>{meta}</div>}
      </div>
      {tabs && <div className={styles.tabs}>{tabs}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
