import { number } from "../format.ts";

/** English text of the area "ui". Functions take what varies. */
export const ui = {
  close: "Close",
  cancel: "Cancel",
  dismiss: "Dismiss",
  retry: "Try again",
  loading: "Loading…",
  reload: "Reload",
  partFailed: "A part of the dashboard did not load. Check your connection, then reload the page.",
  skipToContent: "Skip to content",

  clearSearch: "Clear search",
  count: (count: number) => number(count),
  countUnavailable: "count not available",

  pagination: "Pages",
  firstPage: "First page",
  previousPage: "Previous page",
  nextPage: "Next page",
  lastPage: "Last page",
  page: (page: number) => `Page ${number(page)}`,
  pageOf: (page: number, pages: number) => `Page ${number(page)} of ${number(pages)}`,
  range: (first: number, last: number, total: number) =>
    `${number(first)}–${number(last)} of ${number(total)}`,
  pageSize: "Per page",

  theme: "Theme",
};
