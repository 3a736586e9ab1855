import { type ReactNode, useEffect, useRef } from "react";
import { ChevronFirstIcon, ChevronLastIcon, ChevronLeftIcon, ChevronRightIcon } from "lucide-react";
import { useRouter } from "@tanstack/react-router";
import { m } from "#src/i18n/paraglide/messages.js";
import { number } from "#src/i18n/format.ts";
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
  const nav = useRef<HTMLElement>(null);
  const left = useRef<number>(undefined);
  // On the first and the last page, the link that led there is gone, and the focus with it: it goes
  // to the link back.
  useEffect(() => {
    if (left.current === undefined || left.current === page) return;
    left.current = undefined;
    if (document.activeElement === document.body)
      nav.current?.querySelector<HTMLElement>("a[rel]")?.focus();
  });
  const first = Math.min((page - 1) * pageSize + 1, total);
  const last = Math.min(page * pageSize, total);

  const numbers = pageWindow(page, pages);

  const step = (target: number, label: string, icon: ReactNode, rel?: string) =>
    target < 1 || target > pages || target === page ? (
      <span className={styles.off}>{icon}</span>
    ) : (
      <Link {...linkOf(target)} className={styles.link} aria-label={label} rel={rel}>
        {icon}
      </Link>
    );

  return (
    <div className={styles.bar}>
      <p className={styles.range}>
        <span>
          {m.ui_range({ first: number(first), last: number(last), total: number(total) })}
        </span>
        {busy && <span>{m.ui_loading()}</span>}
      </p>
      {pages > 1 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- it only hears that one of its links was pressed
        <nav ref={nav} aria-label={m.ui_pagination()} onClick={() => (left.current = page)}>
          <ul className={styles.pages}>
            <li>{step(1, m.ui_first_page(), <ChevronFirstIcon />)}</li>
            <li>{step(page - 1, m.ui_previous_page(), <ChevronLeftIcon />, "prev")}</li>
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
            <li>{step(page + 1, m.ui_next_page(), <ChevronRightIcon />, "next")}</li>
            <li>{step(pages, m.ui_last_page(), <ChevronLastIcon />)}</li>
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
