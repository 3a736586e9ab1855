import { counted, number, plural } from "./grammar.ts";

const characters = { one: "character", other: "characters" };

/** English text of the area "ui". Functions take what varies. */
export const ui = {
  close: "Close",
  cancel: "Cancel",
  dismiss: "Dismiss",
  retry: "Try again",
  loading: "Loading…",
  reload: "Reload",
  partFailed: "A part of the dashboard did not load. Check your connection, then reload the page.",
  optional: "optional",
  notifications: "Notifications",
  skipToContent: "Skip to content",

  charactersLeft: (left: number) => `${counted(left, characters)} left`,
  charactersOver: (over: number) => `${counted(over, characters)} too many`,

  errorSummary: (count: number) =>
    plural(count, {
      one: "One thing needs your attention",
      other: `${number(count)} things need your attention`,
    }),
  errorPrefix: "Error:",

  copy: (what: string) => `Copy ${what}`,
  copied: "Copied",
  copyFailed: "This browser did not let us copy",

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

  removeToken: (token: string) => `Remove ${token}`,
  tokensFull: (max: number) => `That is all ${max}. Remove one to choose another.`,
  suggestions: (count: number) => counted(count, { one: "suggestion", other: "suggestions" }),
  noSuggestions: "Nothing matches",
  suggestionsFailed: "The suggestions did not load",
  addToken: (text: string) => `Add “${text}”`,
  tokenAdded: (token: string) => `${token} added`,
  tokenLeftBehind: (typed: string) => `“${typed}” is not on the list, so it is not chosen`,
  tokenRemoved: (token: string) => `${token} removed`,

  theme: "Theme",
  themeSystem: "System",
  themeLight: "Light",
  themeDark: "Dark",
};
