import type { JobHeader } from "./job.ts";
import { foldText } from "./text.ts";

// The rules of `job_search` in the service's database, for a client that searches by itself.

/** `foldText` that keeps a blank at the ends: "-op" is found in "co-op". */
const foldPart = (text: string): string => foldText(`x${text}x`).slice(1, -1);

/** Between texts, so that no term matches where one ends and the next begins. */
const SEPARATOR = "\x1F";

const DASHES = /[\p{Pd}\u2212'’‘ʼ‛`´′]/gu;
const ASCII_SIGNS = /[ !-/:-@[-`{-~]/g;

/** What a term (§4.5, `q`) is looked for in: also without dashes, so that "coop" finds "Co-op". */
export function searchTextOf({ title, referenceId }: Pick<JobHeader, "title" | "referenceId">) {
  const joined = title.replace(DASHES, "");
  // At once, as each call takes long.
  const texts = foldPart(
    [referenceId ?? "", title, ...(joined === title ? [] : [joined])].join(SEPARATOR),
  );
  const reference = texts.slice(0, texts.indexOf(SEPARATOR));
  return texts + SEPARATOR + reference.replace(ASCII_SIGNS, "");
}

/** The term that a person means: without the quotation marks around all of it. */
export const termOf = (q: string): string =>
  q
    .trim()
    .replace(/^["“”„«»]([^"“”„«»]+)["“”„«»]$/, "$1")
    .trim();

/** Whether a term finds a job, by its search text. */
export function searchFor(q: string): (searchText: string) => boolean {
  const term = foldPart(termOf(q));
  return (searchText) => !q.includes(SEPARATOR) && searchText.includes(term);
}
