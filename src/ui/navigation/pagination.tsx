import { type ReactNode, useEffect, useRef } from "react";
import { ChevronFirstIcon, ChevronLastIcon, ChevronLeftIcon, ChevronRightIcon } from "lucide-react";
import { useRouter } from "@tanstack/react-router";
import { m } from "#src/i18n/paraglide/messages.js";
import { number } from "#src/i18n/format.ts";
import { focusHeading } from "./focus-heading.ts";
import { PageSelect } from "./page-select.tsx";
import { pageWindow } from "./page-window.ts";
import { Link, type LinkTarget } from "./link.tsx";
import styles from "./pagination.module.css";
import { Select } from "../forms/select.tsx";

interface PaginationProps {
  page: number;
  pages: number;
  pageSize: number;
  total: number;
  /** The rows of this page are on their way. */
  busy: boolean;
  /** The sizes that a person can choose, if any, and what happens then. */
  pageSizes?: readonly number[];
  onPageSize?: (pageSize: number) => void;
  linkOf: (page: number) => LinkTarget;
}

/** Which rows of how many, the pages as links, and how many rows a page holds. */
export function Pagination(props: PaginationProps) {
  const { page, pages, pageSize, total, busy, pageSizes, onPageSize, linkOf } = props;
  const router = useRouter();
  const bar = useRef<HTMLDivElement>(null);
  // Another page shows from its top: the focus of a link follows. A list is chosen from further, so it
  // stays in sight.
  useEffect(
    () =>
      router.subscribe("onRendered", () => {
        const { activeElement } = document;
        if (!bar.current?.contains(activeElement)) return;
        if (activeElement?.matches("a")) focusHeading();
        else activeElement?.scrollIntoView({ block: "nearest" });
      }),
    [router],
  );
  const first = Math.min((page - 1) * pageSize + 1, total);
  const last = Math.min(page * pageSize, total);

  const numbers = pageWindow(page, pages);

  const step = (target: number, label: string, icon: ReactNode, rel?: string) =>
    target < 1 || target > pages || target === page ? (
      // Its place, so that the others stay where they are.
      <li aria-hidden="true">
        <span className={styles.off}>{icon}</span>
      </li>
    ) : (
      <li>
        <Link {...linkOf(target)} className={styles.link} aria-label={label} rel={rel}>
          {icon}
        </Link>
      </li>
    );

  return (
    <div ref={bar} className={styles.bar}>
      <p className={styles.range}>
        <span>
          {m.ui_range({ first: number(first), last: number(last), total: number(total) })}
        </span>
        {busy && <span>{m.ui_loading()}</span>}
      </p>
      {pages > 1 && (
        <nav aria-label={m.ui_pagination()}>
          <ul className={styles.pages}>
            {step(1, m.ui_first_page(), <ChevronFirstIcon />)}
            {step(page - 1, m.ui_previous_page(), <ChevronLeftIcon />, "prev")}
            {numbers.map((target) => (
              <li key={target} className={styles.number}>
                <Link
                  {...linkOf(target)}
                  className={styles.link}
                  aria-label={m.ui_page({ page: number(target) })}
                  aria-current={target === page ? "page" : undefined}
                >
                  {number(target)}
                </Link>
              </li>
            ))}
            <li className={styles.choice} data-more={numbers.length < pages}>
              <PageSelect
                page={page}
                pages={pages}
                onPage={(target) => void router.navigate(linkOf(target))}
              />
            </li>
            {step(page + 1, m.ui_next_page(), <ChevronRightIcon />, "next")}
            {step(pages, m.ui_last_page(), <ChevronLastIcon />)}
          </ul>
        </nav>
      )}
      {pageSizes && (
        <label className={styles.size}>
          {m.ui_page_size()}
          <Select
            scale="small"
            value={pageSize}
            onChange={(event) => onPageSize?.(Number(event.target.value))}
          >
            {pageSizes.map((size) => (
              <option key={size}>{size}</option>
            ))}
          </Select>
        </label>
      )}
    </div>
  );
}
