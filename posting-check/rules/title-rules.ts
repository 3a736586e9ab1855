import { briefTitle, cleanTitle, shouts } from "../fixes/clean-title.ts";
import { shorterTitle } from "../fixes/title-proposals.ts";
import { withFieldIn } from "../text/title-parts.ts";
import type { Rule } from "../model/rule.ts";

const MAX_TITLE = 80;

/** What a title should not be: number 14. */
export const titleRules = [
  {
    id: "titleShouts",
    level: "toLookAt",
    check: (posting) =>
      shouts(posting) ? { field: "title", fix: cleanTitle(posting) } : undefined,
  },
  {
    id: "titleSaysMore",
    level: "toLookAt",
    check: (posting) => {
      const quote = withFieldIn(posting);
      // One title, which mends both.
      const isMended = shouts(posting) && cleanTitle(posting) !== undefined;
      return quote && { field: "title", quote, fix: isMended ? undefined : briefTitle(posting) };
    },
  },
  {
    id: "titleLong",
    level: "toLookAt",
    check: (posting) =>
      posting.title.length > MAX_TITLE
        ? {
            field: "title",
            params: { length: posting.title.length, most: MAX_TITLE },
            fix: shorterTitle(posting, MAX_TITLE),
          }
        : undefined,
  },
] as const satisfies readonly Rule[];
