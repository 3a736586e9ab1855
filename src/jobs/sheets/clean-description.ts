import { type Token, Tokenizer } from "parse5";
import { checkDescription } from "#contract/description.ts";
import { isAllowedAttribute, isAllowedHref, isAllowedTag } from "#contract/description-markup.ts";
import { escapeText } from "#src/editor/source/escape.ts";

/** What elements become that a description may not hold; others leave their content alone. */
const REPLACED: Readonly<Record<string, [start: string, end: string]>> = {
  ...Object.fromEntries(
    ["h1", "h2", "h3", "h4", "h5", "h6"].map((tag) => [tag, ["<p><strong>", "</strong></p>"]]),
  ),
  tr: ["<p>", "</p>"],
  td: ["", " "],
  th: ["", " "],
  blockquote: ["<div>", "</div>"],
  section: ["<div>", "</div>"],
  article: ["<div>", "</div>"],
};

/** Elements whose content is not to be read either. */
const HIDDEN = new Set(["script", "style", "head", "title", "noscript", "template"]);

/**
 * A description with the tags and attributes of §4.2 alone. One that holds nothing else stays as it is,
 * byte for byte.
 * @returns `dropped`: names of the tags and attributes that were left out
 */
export function cleanDescription(written: string): { html: string; dropped: string[] } {
  const html = withBulletedLists(written);
  if (checkDescription(html).every(({ message }) => message.key === "nothingToRead"))
    return { html, dropped: [] };
  let clean = "";
  let hidden: string | null = null;
  let links = 0;
  const dropped = new Set<string>();
  const text = ({ chars }: Token.CharacterToken) => {
    if (hidden === null) clean += escapeText(chars);
  };
  const nothing = () => {};
  const startTag = ({ tagName, attrs, selfClosing }: Token.TagToken) => {
    if (hidden !== null) return;
    const allowed = attrs.filter(
      ({ name, value }) =>
        isAllowedAttribute(tagName, name) && (name !== "href" || isAllowedHref(value)),
    );
    for (const attr of attrs) if (!allowed.includes(attr)) dropped.add(attr.name);
    const isLink = allowed.some(({ name }) => name === "href");
    if (isAllowedTag(tagName) && (tagName !== "a" || isLink)) {
      if (tagName === "a") links += 1;
      clean += `<${tagName}${allowed.map(attributeText).join("")}>`;
      return;
    }
    dropped.add(`<${tagName}>`);
    if (HIDDEN.has(tagName) && !selfClosing) hidden = tagName;
    clean += REPLACED[tagName]?.[0] ?? "";
  };
  const endTag = ({ tagName }: Token.TagToken) => {
    if (hidden !== null) {
      if (tagName === hidden) hidden = null;
      return;
    }
    if (tagName === "a") {
      // Of a link that was left out.
      if (links === 0) return;
      links -= 1;
    }
    clean += isAllowedTag(tagName) ? `</${tagName}>` : (REPLACED[tagName]?.[1] ?? "");
  };
  new Tokenizer(
    {},
    {
      onStartTag: startTag,
      onEndTag: endTag,
      onCharacter: text,
      onWhitespaceCharacter: text,
      onNullCharacter: nothing,
      onComment: nothing,
      onDoctype: nothing,
      onEof: nothing,
    },
  ).write(html, true);
  return { html: clean.trim(), dropped: [...dropped] };
}

const attributeText = ({ name, value }: { name: string; value: string }) =>
  ` ${name}="${value.replaceAll("&", "&amp;").replaceAll('"', "&quot;")}"`;

/** Quill writes every list as an `ol`, with what it is on each item. */
const withBulletedLists = (html: string): string =>
  html.replaceAll(/<ol\b[^>]*>((?:(?!<\/?ol\b)[\s\S])*?)<\/ol>/gi, (list, items: string) => {
    const all = items.match(/<li\b[^>]*>/gi) ?? [];
    const isBulleted = all.length > 0 && all.every((item) => /data-list=["']?bullet/i.test(item));
    return isBulleted ? `<ul>${items}</ul>` : list;
  });
