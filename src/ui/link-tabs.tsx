import type { CSSProperties, ReactNode } from "react";
import { text } from "#src/lib/text/text.ts";
import styles from "./link-tabs.module.css";
import { VisuallyHidden } from "./visually-hidden.tsx";

type LinkTab<Id> = {
  id: Id;
  label: string;
  /** Before the name: the part of a picture that the tab stands for. */
  mark?: ReactNode;
  /** How many are behind the tab; a count on its way or one that failed never holds up the tab. */
  count?: number | "pending" | "failed" | undefined;
};

type LinkTabsProps<Id> = {
  /** Names the navigation: "Jobs by status". */
  label: string;
  tabs: readonly LinkTab<Id>[];
  current: Id;
  hrefOf: (id: Id) => string;
};

/** Views of one list, each a link with an address: it looks like tabs and is navigation. */
export function LinkTabs<Id extends string>({ label, tabs, current, hrefOf }: LinkTabsProps<Id>) {
  return (
    <nav aria-label={label} className={styles.nav}>
      <ul className={styles.tabs} style={{ "--digits": widest(tabs) } as CSSProperties}>
        {tabs.map((tab) => (
          <li key={tab.id}>
            <a
              href={hrefOf(tab.id)}
              className={styles.tab}
              aria-current={tab.id === current ? "page" : undefined}
            >
              {tab.mark}
              {tab.label}
              {tab.count !== undefined && <Count count={tab.count} />}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/**
 * How many digits have room in every tab, so that nothing moves when the other counts come. Five from
 * the start: most employers have fewer than 10,000 ("9,999").
 */
const widest = (tabs: readonly LinkTab<string>[]) =>
  Math.max(
    5,
    ...tabs.map(({ count }) => (typeof count === "number" ? text.ui.count(count).length : 0)),
  );

function Count({ count }: { count: number | "pending" | "failed" }) {
  if (count === "pending") return <span className={styles.count} data-pending="" />;
  if (count === "failed") {
    return (
      <span className={styles.count}>
        <span aria-hidden="true">–</span>
        <VisuallyHidden> ({text.ui.countUnavailable})</VisuallyHidden>
      </span>
    );
  }
  return <span className={styles.count}>{text.ui.count(count)}</span>;
}
