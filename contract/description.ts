import { type Token, Tokenizer } from "parse5";

import {
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

/**
 * Lists what a description holds against §4.2, in the order of the text; an accepted one gives `[]`.
 * It never throws and takes time linear in the length; it lists at most `MAX_OFFENCES`.
 *
 * Tags and attributes are checked, as §4.2 does, and not how they nest: `<p>a`, a stray `</p>` or
 * `<br/>` have one meaning in every browser and are stored as they came. What the browser would
 * drop or turn into something else without a trace (comments, a repeated attribute, an unfinished
 * tag) is refused, because what is accepted is answered back unchanged.
 */
export function checkDescription(html: string): Offence[] {
  if (isUsual(html)) return [];
  const offences: Required<Offence>[] = [];
  let readable = false;
  let repeatedAttribute = false;
  let endsInTag = false;
  // Where the last whole token ended: an unfinished tag begins there.
  let end = { line: 1, column: 1 };

  const report = (message: OffenceMessage, at: { line: number; column: number }) => {
    if (offences.length < MAX_OFFENCES) offences.push({ message, ...at });
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
    if (repeatedAttribute) report({ key: "attributeRepeated", tag }, at);
    repeatedAttribute = false;
    passed(token);
    if (!isAllowedTag(tag)) return report({ key: "tagNotAllowed", tag }, at);
    for (const { name, value } of attrs) {
      const where = start(token.location?.attrs?.[name]);
      if (!isAllowedAttribute(tag, name)) report({ key: "attributeNotAllowed", tag, name }, where);
      else if (name === "href" && !isAllowedHref(value))
        report({ key: "hrefNotAllowed", href: value }, where);
    }
    if (tag === "a" && !attrs.some(({ name }) => name === "href"))
      report({ key: "hrefMissing" }, at);
  };

  const endTag = (token: Token.TagToken) => {
    const { tagName: tag } = token;
    const at = start(token.location);
    repeatedAttribute = false;
    passed(token);
    if (!isAllowedTag(tag)) report({ key: "tagNotAllowed", tag: `/${tag}` }, at);
    if (token.attrs.length > 0) report({ key: "attributeOnEndTag", tag }, at);
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
        report({ key: "commentNotAllowed" }, start(token.location));
        passed(token);
      },
      onDoctype(token) {
        report({ key: "doctypeNotAllowed" }, start(token.location));
        passed(token);
      },
      onEof() {
        if (endsInTag) report({ key: "tagUnfinished" }, end);
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
            report({ key: "tagUnfinished" }, at);
            break;
          case "missing-end-tag-name":
            at.column -= 2;
            report({ key: "tagUnfinished" }, at);
            break;
          case "unexpected-null-character":
            report({ key: "nulNotAllowed" }, at);
        }
      },
    },
  );
  tokenizer.write(html, true);

  if (!readable && offences.length < MAX_OFFENCES)
    report({ key: "nothingToRead" }, { line: 1, column: 1 });
  return offences.toSorted((a, b) => a.line - b.line || a.column - b.column);
}

/** Where a token or an attribute begins. */
function start(location: Token.Location | null | undefined) {
  return { line: location?.startLine ?? 1, column: location?.startCol ?? 1 };
}
