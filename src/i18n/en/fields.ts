import { counted, number, plural } from "../format.ts";

const characters = { one: "character", other: "characters" };

/** English text of the area "fields": what stands in and around the fields of a form. */
export const fields = {
  optional: "optional",
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

  removeToken: (token: string) => `Remove ${token}`,
  tokensFull: (max: number) => `All ${max} chosen. Remove one first.`,
  suggestions: (count: number) => counted(count, { one: "suggestion", other: "suggestions" }),
  noSuggestions: "Nothing matches",
  addToken: (text: string) => `Add “${text}”`,
  tokenAdded: (token: string) => `${token} added`,
  tokenPresent: (token: string) => `${token} is already chosen`,
  tokenRemoved: (token: string) => `${token} removed`,
};
