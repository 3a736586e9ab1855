import type { CSSProperties } from "react";
import { m } from "#src/i18n/paraglide/messages.js";
import { number } from "#src/i18n/format.ts";
import { Link, type LinkTarget } from "./link.tsx";
import styles from "./link-tabs.module.css";
import { VisuallyHidden } from "../layout/visually-hidden.tsx";

interface LinkTab<Id> {
  id: Id;
  label: string;
  /** How many are behind the tab. The tab does not wait for its count. */
  count?: number | "pending" | "failed" | undefined;
  /** What more there is to know about the count: "· Closed 152". An empty one keeps its room. */
  note?: string | undefined;
}

interface LinkTabsProps<Id> {
  /** Names the navigation: "Jobs by status". */
  label: string;
  tabs: readonly LinkTab<Id>[];
  current: Id;
  linkOf: (id: Id) => LinkTarget;
}

/** Views of one list, each with an address. They look like tabs, and are links of a navigation. */
export function LinkTabs<Id extends string>({ label, tabs, current, linkOf }: LinkTabsProps<Id>) {
  return (
    <nav aria-label={label} className={styles.nav}>
      <ul className={styles.tabs} style={{ "--digits": widest(tabs) } as CSSProperties}>
        {tabs.map((tab) => (
          <li key={tab.id}>
            <Link
              {...linkOf(tab.id)}
              className={styles.tab}
              aria-current={tab.id === current ? "page" : undefined}
            >
              <span>{tab.label}</span>
              {tab.count !== undefined && <Count count={tab.count} />}
              {tab.note !== undefined && <span className={styles.note}>{tab.note}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/**
 * How many characters of a count every tab has room for, so that nothing moves when counts come.
 * Five at least: most employers have fewer than 10,000 ("9,999").
 */
const widest = (tabs: readonly LinkTab<string>[]) =>
  Math.max(5, ...tabs.map(({ count }) => (typeof count === "number" ? number(count).length : 0)));

function Count({ count }: { count: number | "pending" | "failed" }) {
  if (count === "pending") return <span className={styles.count} data-pending="" />;
  if (count === "failed") {
    return (
      <span className={styles.count}>
        <span aria-hidden="true">–</span>
        <VisuallyHidden> ({m.ui_count_unavailable()})</VisuallyHidden>
      </span>
    );
  }
  return <span className={styles.count}>{number(count)}</span>;
}
