import { type ReactNode, useEffect, useRef } from "react";
import { ChevronFirstIcon, ChevronLastIcon, ChevronLeftIcon, ChevronRightIcon } from "lucide-react";
import { text } from "#src/i18n/text.ts";
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
  /** The sizes that a person can choose, and what happens then. */
  pageSizes: readonly number[];
  onPageSize: (pageSize: number) => void;
  linkOf: (page: number) => LinkTarget;
}

/** Which rows of how many, the pages as links, and how many rows a page holds. */
export function Pagination(props: PaginationProps) {
  const { page, pages, pageSize, total, busy, pageSizes, onPageSize, linkOf } = props;
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
        <span>{text.ui.range(first, last, total)}</span>
        {busy && <span>{text.ui.loading}</span>}
      </p>
      {pages > 1 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- it only hears that one of its links was pressed
        <nav ref={nav} aria-label={text.ui.pagination} onClick={() => (left.current = page)}>
          <ul className={styles.pages}>
            <li>{step(1, text.ui.firstPage, <ChevronFirstIcon />)}</li>
            <li>{step(page - 1, text.ui.previousPage, <ChevronLeftIcon />, "prev")}</li>
            {pageWindow(page, pages).map((number) => (
              <li key={number} className={styles.number}>
                <Link
                  {...linkOf(number)}
                  className={styles.link}
                  aria-label={text.ui.page(number)}
                  aria-current={number === page ? "page" : undefined}
                >
                  {text.ui.count(number)}
                </Link>
              </li>
            ))}
            <li className={styles.position}>{text.ui.pageOf(page, pages)}</li>
            <li>{step(page + 1, text.ui.nextPage, <ChevronRightIcon />, "next")}</li>
            <li>{step(pages, text.ui.lastPage, <ChevronLastIcon />)}</li>
          </ul>
        </nav>
      )}
      <label className={styles.size}>
        {text.ui.pageSize}
        <Select
          scale="small"
          value={pageSize}
          onChange={(event) => onPageSize(Number(event.target.value))}
        >
          {pageSizes.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </Select>
      </label>
    </div>
  );
}
