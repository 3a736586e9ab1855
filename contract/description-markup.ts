/**
 * What may stand in a description (§4.2), as plain facts without a parser, so that a page which only
 * shows a description does not load one. `description.ts` checks a whole description with them.
 */

/** The tags that a description may use (§4.2). */
export const ALLOWED_TAGS = [
  "strong",
  "b",
  "em",
  "i",
  "br",
  "p",
  "div",
  "ul",
  "ol",
  "li",
  "a",
] as const;

export type AllowedTag = (typeof ALLOWED_TAGS)[number];

/** The attributes that `<a>` may have (§4.2), `href` being required. No other tag has any. */
export const LINK_ATTRIBUTES = ["href", "target"] as const;

/** The schemes of an absolute `href`; one without a scheme is a path in the site that shows it. */
const LINK_SCHEMES = ["http", "https", "mailto", "tel"] as const;

const allowedTags: ReadonlySet<string> = new Set(ALLOWED_TAGS);
const linkSchemes: ReadonlySet<string> = new Set(LINK_SCHEMES);

/** Whether a lower-case tag name may stand in a description (§4.2). */
export function isAllowedTag(name: string): name is AllowedTag {
  return allowedTags.has(name);
}

/** Whether a lower-case attribute name may stand on the tag of that name (§4.2). */
export function isAllowedAttribute(tag: string, name: string): boolean {
  return tag === "a" && (LINK_ATTRIBUTES as readonly string[]).includes(name);
}

// Never part of an address, and ignored inside a scheme by some older browsers.
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const CONTROL_CHARACTER = /[\0-\x08\x0b\x0e-\x1f\x7f]/;

/**
 * Whether a link may lead to `href`, the attribute's value with character references decoded.
 *
 * The value is read as a browser reads it: white space around it and line breaks in it do not
 * count, and a backslash is a slash. Without a scheme it must stay in the site: `//evil.example`
 * and its spellings with backslashes are refused. What stands before a colon counts as a scheme
 * even where a browser would be more lenient.
 */
export function isAllowedHref(href: string): boolean {
  if (CONTROL_CHARACTER.test(href)) return false;
  const url = href.replace(/[\t\n\f\r]/g, "").trim();
  const scheme = /^([^/\\?#:]*):/.exec(url)?.[1];
  return scheme === undefined ? !/^[/\\]{2}/.test(url) : linkSchemes.has(scheme.toLowerCase());
}

/** Something that can be seen: neither white space (with &nbsp;) nor a character without a shape. */
const READABLE = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}]/u;

/** Whether a text shows anything; a description must. */
export const isReadable = (text: string) => READABLE.test(text);
