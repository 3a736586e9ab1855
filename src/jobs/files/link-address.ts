import type { Grid } from "./cell.ts";

/** Whether a text is an address of the Web, as people write it. */
export const isWebAddress = (text: string): boolean => /^(?:https?:\/\/|www\.)\S+$/i.test(text);

/** Whether a link leads to what can be an address for applications, not to a sheet or a file. */
export const isAddress = (target: string): boolean =>
  /^(?:mailto:|https?:\/\/|www\.)\S/i.test(target);

/** The address of a link, without "mailto:" and what it fills in. */
export const linkedAddress = (target: string): string => {
  const [, mail] = /^mailto:([^?]*)/i.exec(target.trim()) ?? [];
  return mail === undefined ? target.trim() : decoded(mail);
};

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Whether two addresses are one, as a spreadsheet makes "http://www.example.ca/" of "www.example.ca". */
export const sameAddress = (one: string, other: string): boolean => bare(one) === bare(other);

const bare = (address: string) =>
  linkedAddress(address)
    .replace(/^https?:\/\//i, "")
    .replace(/^www\./i, "")
    .replace(/\/$/, "")
    .replace(/^[^/?#]+/, (host) => host.toLowerCase());

/** Whether an address is cut off where it was shortened to be shown. */
export const isCut = (address: string): boolean => /…|%E2%80%A6|\.{2,}[)\]>"']*$/i.test(address);

/** What each cell links to, other than what it shows. */
export function linksOf({ warnings }: Grid): (row: number, column: number) => string | undefined {
  const links = new Map(
    warnings.flatMap(({ row, column, target }) =>
      target === undefined ? [] : [[`${row} ${column}`, target]],
    ),
  );
  return (row, column) => links.get(`${row} ${column}`);
}
