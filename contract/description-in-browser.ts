import {
  ALLOWED_TAGS,
  isAllowedAttribute,
  isAllowedHref,
  isAllowedTag,
  isReadable,
} from "./description-markup.ts";
import {
  MAX_OFFENCES,
  type Offence,
  type OffenceMessage,
  isUsual,
} from "./description-offences.ts";
import { parseHtml } from "./html/parse-html.ts";
import { type ParentNode, attributeOf, isElement, textContentOf } from "./html/tree.ts";

const BLANK = String.raw`[\t\n\f\r ]`;
const BLANKS = `${BLANK}*`;
/** Between attributes, where a slash means nothing. */
const GAP = String.raw`[\t\n\f\r /]`;
const VALUE = String.raw`"[^"]*"|'[^']*'|[^\t\n\f\r "'>][^\t\n\f\r >]*(?=[\t\n\f\r >])|(?=>)`;

const attribute = (name: string) => `${name}(?:${BLANKS}=${BLANKS}(?:${VALUE})|(?=${GAP}|>))`;
const [HREF, TARGET] = [attribute("href"), attribute("target")];

/** What is allowed, but for the addresses of links: `<a>` has one, and any other tag no attributes. */
const ALLOWED = [
  `</?(?:${ALLOWED_TAGS.join("|")})(?<!<a)${GAP}*>`,
  `<a${GAP}+(?:${HREF}(?:${GAP}*${TARGET})?|${TARGET}${GAP}*${HREF})${GAP}*>`,
].join("|");

/** A tag that is allowed; or any other, a comment, or where one begins. */
const MARKUP = new RegExp(String.raw`(${ALLOWED})|<(/?[a-z][^\t\n\f\r />]*|[!?/]|$)[^>]*>?`, "gi");

/**
 * `checkDescription` with the parser that a browser has: it accepts the same descriptions, and says of others
 * what is wrong but not where.
 */
export function checkDescription(html: string): Offence[] {
  if (isUsual(html)) return [];
  const offences: OffenceMessage[] = [];
  for (const [markup, allowed, begin = ""] of html.matchAll(MARKUP)) {
    if (offences.length === MAX_OFFENCES) break;
    if (allowed === undefined) offences.push(offenceOf(markup, begin.toLowerCase()));
  }
  const tree = parseHtml(html);
  addLinks(tree, offences);
  if (html.includes("\0")) offences.push({ key: "nulNotAllowed" });
  if (!isReadable(textContentOf(tree))) offences.push({ key: "nothingToRead" });
  return offences.slice(0, MAX_OFFENCES).map((message) => ({ message }));
}

function offenceOf(markup: string, begin: string): OffenceMessage {
  if (/^<!doctype/i.test(markup)) return { key: "doctypeNotAllowed" };
  if (/^<[!?]|^<\/[^a-z>]/i.test(markup)) return { key: "commentNotAllowed" };
  if (!markup.endsWith(">") || begin === "/") return { key: "tagUnfinished" };
  const tag = begin.replace("/", "");
  if (!isAllowedTag(tag)) return { key: "tagNotAllowed", tag: begin };
  if (begin !== tag) return { key: "attributeOnEndTag", tag };
  const [element] = parseHtml(markup).childNodes.filter(isElement);
  if (!element) return { key: "tagUnfinished" };
  const foreign = element.attrs.find(({ name }) => !isAllowedAttribute(tag, name));
  if (foreign) return { key: "attributeNotAllowed", tag, name: foreign.name };
  if (tag !== "a" || attributeOf(element, "href") !== undefined)
    return { key: "attributeRepeated", tag };
  return { key: "hrefMissing" };
}

function addLinks({ childNodes }: ParentNode, offences: OffenceMessage[]) {
  for (const element of childNodes.filter(isElement)) {
    const href = element.tagName === "a" ? attributeOf(element, "href") : undefined;
    if (href !== undefined && !isAllowedHref(href)) offences.push({ key: "hrefNotAllowed", href });
    addLinks(element, offences);
  }
}
