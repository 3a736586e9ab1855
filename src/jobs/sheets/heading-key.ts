import { foldText } from "#contract/text.ts";

/** What of a heading tells it apart: letters, digits and "#". */
export const headingKey = (heading: string): string =>
  foldText(heading).replaceAll(/[^\p{L}\p{N}#]/gu, "");

/** Whether a text is one of the headings with these keys. */
export const isHeadingIn =
  (keys: ReadonlySet<string>) =>
  (text: string): boolean =>
    keys.has(headingKey(text));
