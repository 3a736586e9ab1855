import type { ReactNode, Ref } from "react";
import styles from "./page-header.module.css";

type PageHeaderProps = {
  title: ReactNode;
  /** The way back: a link. */
  back?: ReactNode;
  /** Beside or under the title: badges, an id. */
  meta?: ReactNode;
  actions?: ReactNode;
  /** The heading, which takes the focus after a navigation. */
  headingRef?: Ref<HTMLHeadingElement>;
};

/** What this page is and what can be done here. Holds the page's `<h1>`. */
export function PageHeader({ title, back, meta, actions, headingRef }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      {back && <div className={styles.back}>{back}</div>}
      <div className={styles.words}>
        <h1 ref={headingRef} tabIndex={-1}>
          {title}
        </h1>
        {meta && <div className={styles.meta}>{meta}</div>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
