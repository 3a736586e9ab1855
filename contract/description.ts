import { type Token, Tokenizer } from "parse5";

import {
  ALLOWED_TAGS,
  isAllowedAttribute,
  isAllowedHref,
  isAllowedTag,
  isReadable,
} from "./description-markup.ts";
import { shortened } from "./shortened.ts";

/** What can be wrong with a description (§4.2, §7.1). */
export type OffenceCode =
  | "tag-not-allowed"
  | "attribute-not-allowed"
  | "attribute-repeated"
  | "attribute-on-end-tag"
  | "href-missing"
  | "href-not-allowed"
  | "comment"
  | "doctype"
  | "nul"
  | "unfinished-tag"
  | "nothing-to-read";

/** One thing that a description may not hold, and where it begins. */
export interface Offence {
  code: OffenceCode;
  /** A sentence for the person who has to correct it. */
  message: string;
  /** From 1. */
  line: number;
  /** From 1, in UTF-16 units. */
  column: number;
}

/** No more offences are listed than this; a person corrects the first ones first. */
export const MAX_OFFENCES = 100;

const tagList = ALLOWED_TAGS.join(", ");

const sentence = {
  tag: (tag: string) => `The tag <${shortened(tag)}> is not allowed; allowed are ${tagList}.`,
  attribute: (tag: string, name: string) =>
    tag === "a"
      ? `The attribute "${shortened(name)}" is not allowed on <a>; allowed are href and target.`
      : `The attribute "${shortened(name)}" is not allowed on <${tag}>; only <a> may have any.`,
  repeated: (tag: string) =>
    `The tag <${shortened(tag)}> gives an attribute twice; once is allowed.`,
  endTag: (tag: string) =>
    `The end tag </${shortened(tag)}> has attributes; none are allowed on it.`,
  hrefMissing: "The tag <a> needs an href attribute.",
  href: (href: string) =>
    `The link address "${shortened(href)}" is not allowed; allowed are addresses that begin with ` +
    `http:, https:, mailto: or tel:, and paths that do not begin with two slashes.`,
  comment: "Comments and the like (<!…>, <?…>) are not allowed.",
  doctype: "A <!DOCTYPE> is not allowed.",
  nul: "The NUL character is not allowed.",
  unfinished: "A tag begins here and is not finished; write &lt; for the character <.",
  nothing: "The description holds nothing to read.",
};

/**
 * What most descriptions are made of beside their text: allowed tags, links to addresses in which
 * nothing has to be decoded, and the usual character references.
 */
const USUAL = new RegExp(
  [
    `</?(?:${ALLOWED_TAGS.filter((tag) => tag !== "a").join("|")})>`,
    `<a href="(?:https?|mailto|tel):[!#-%'-;=?-~]*"(?: target="\\w*")?>`,
    `</a>`,
    `&(?:amp|gt|lt|nbsp|quot);`,
  ].join("|"),
  "g",
);

/**
 * Whether a description holds nothing else. The tokenizer would find nothing wrong with it either,
 * and takes many times as long.
 */
function isUsual(html: string): boolean {
  const text = html.replace(USUAL, "");
  return !/[<&\0]/.test(text) && isReadable(text);
}

/**
 * Lists what a description holds against §4.2, in the order of the text; an accepted one gives `[]`.
 * It never throws and takes time linear in the length; it lists at most `MAX_OFFENCES`.
 *
 * Tags and attributes are judged, as §4.2 does, and not how they nest: `<p>a`, a stray `</p>` or
 * `<br/>` have one meaning in every browser and are stored as they came. What the browser would
 * drop or turn into something else without a trace (comments, a repeated attribute, an unfinished
 * tag) is refused, because what is accepted is answered back unchanged.
 */
export function checkDescription(html: string): Offence[] {
  if (isUsual(html)) return [];
  const offences: Offence[] = [];
  let readable = false;
  let repeatedAttribute = false;
  let endsInTag = false;
  // Where the last whole token ended: an unfinished tag begins there.
  let end = { line: 1, column: 1 };

  const report = (code: OffenceCode, message: string, at: { line: number; column: number }) => {
    if (offences.length < MAX_OFFENCES) offences.push({ code, message, ...at });
    else tokenizer.pause();
  };
  const passed = ({ location }: Token.Token) => {
    if (location) end = { line: location.endLine, column: location.endCol };
  };
  const text = (token: Token.CharacterToken) => {
    readable ||= isReadable(token.chars);
    passed(token);
  };

  const startTag = (token: Token.TagToken) => {
    const { tagName: tag, attrs } = token;
    const at = start(token.location);
    if (repeatedAttribute) report("attribute-repeated", sentence.repeated(tag), at);
    repeatedAttribute = false;
    passed(token);
    if (!isAllowedTag(tag)) return report("tag-not-allowed", sentence.tag(tag), at);
    for (const { name, value } of attrs) {
      const where = start(token.location?.attrs?.[name]);
      if (!isAllowedAttribute(tag, name))
        report("attribute-not-allowed", sentence.attribute(tag, name), where);
      else if (name === "href" && !isAllowedHref(value))
        report("href-not-allowed", sentence.href(value), where);
    }
    if (tag === "a" && !attrs.some(({ name }) => name === "href"))
      report("href-missing", sentence.hrefMissing, at);
  };

  const endTag = (token: Token.TagToken) => {
    const { tagName: tag } = token;
    const at = start(token.location);
    repeatedAttribute = false;
    passed(token);
    if (!isAllowedTag(tag)) report("tag-not-allowed", sentence.tag(`/${tag}`), at);
    if (token.attrs.length > 0) report("attribute-on-end-tag", sentence.endTag(tag), at);
  };

  const tokenizer = new Tokenizer(
    { sourceCodeLocationInfo: true },
    {
      onStartTag: startTag,
      onEndTag: endTag,
      onCharacter: text,
      onWhitespaceCharacter: passed,
      onNullCharacter: passed,
      onComment(token) {
        report("comment", sentence.comment, start(token.location));
        passed(token);
      },
      onDoctype(token) {
        report("doctype", sentence.doctype, start(token.location));
        passed(token);
      },
      onEof() {
        if (endsInTag) report("unfinished-tag", sentence.unfinished, end);
      },
      onParseError(error) {
        const at = start(error);
        const code: string = error.code;
        switch (code) {
          case "duplicate-attribute":
            repeatedAttribute = true;
            break;
          case "eof-in-tag":
            endsInTag = true;
            break;
          // parse5 reports these two after the "<" or "</".
          case "eof-before-tag-name":
            at.column -= html.endsWith("<") ? 1 : 2;
            report("unfinished-tag", sentence.unfinished, at);
            break;
          case "missing-end-tag-name":
            at.column -= 2;
            report("unfinished-tag", sentence.unfinished, at);
            break;
          case "unexpected-null-character":
            report("nul", sentence.nul, at);
        }
      },
    },
  );
  tokenizer.write(html, true);

  if (!readable && offences.length < MAX_OFFENCES)
    report("nothing-to-read", sentence.nothing, { line: 1, column: 1 });
  return offences.toSorted((a, b) => a.line - b.line || a.column - b.column);
}

/** Where a token or an attribute begins. */
function start(location: Token.Location | null | undefined) {
  return { line: location?.startLine ?? 1, column: location?.startCol ?? 1 };
}
