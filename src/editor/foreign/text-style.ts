import { isAllowedHref } from "#contract/description-markup.ts";
import { type Look, PLAIN_LOOK } from "../source/blocks.ts";
import { attributeOf, type Element } from "#contract/html/tree.ts";
import { type PasteReport, countLoss } from "./paste-report.ts";
import { type SymbolFont, symbolFontOf } from "./private-signs.ts";
import { unwrapLink } from "./unwrap-link.ts";

/** How text looks at some place of foreign HTML, and how it is to be read there. */
export interface TextStyle extends Look {
  /** In a heading, which becomes bold whatever its style says. */
  heading: boolean;
  /** Its letters are drawn as signs. */
  symbolFont: SymbolFont | null;
  /** Line breaks in the text are line breaks on the page. */
  preformatted: boolean;
}

export const PLAIN: TextStyle = {
  ...PLAIN_LOOK,
  heading: false,
  symbolFont: null,
  preformatted: false,
};

/** Where foreign HTML comes from, and what was lost of it. */
export interface Reading {
  report: PasteReport;
  /** A description that a service stores: its links stay as they are. */
  stored: boolean;
}

const BOLD_TAGS = new Set(["b", "strong", "th", "dt"]);
const ITALIC_TAGS = new Set(["i", "em", "cite", "dfn", "var"]);
const LOST_TAGS = new Set(["s", "strike", "del", "sub", "sup", "mark", "code", "kbd"]);

/** The value of a CSS property in the element's `style` attribute, in lower case. */
export function styleOf(element: Element, property: string): string | undefined {
  const style = attributeOf(element, "style");
  if (!style) return undefined;
  const declarations = style.split(";").map((declaration) => declaration.split(":"));
  const found = declarations.findLast(([name]) => name?.trim().toLowerCase() === property);
  return found?.slice(1).join(":").trim().toLowerCase();
}

/** Whether a page hides the element: hidden content is not pasted. */
export const isHidden = (element: Element) =>
  attributeOf(element, "hidden") !== undefined ||
  styleOf(element, "display") === "none" ||
  styleOf(element, "visibility") === "hidden" ||
  styleOf(element, "mso-hide") === "all";

/** The style inside an element; the `style` attribute wins over the tag, as on a page. */
export function styleWithin(element: Element, outer: TextStyle, reading: Reading): TextStyle {
  const { tagName: tag } = element;
  const style = { ...outer };
  if (BOLD_TAGS.has(tag)) style.bold = true;
  if (ITALIC_TAGS.has(tag)) style.italic = true;
  if (/^h[1-6]$/.test(tag)) style.heading = true;
  if (tag === "pre") style.preformatted = true;
  const space = styleOf(element, "white-space-collapse") ?? styleOf(element, "white-space");
  if (space && !/^(inherit|unset)/.test(space))
    style.preformatted = /^(pre|break-spaces)/.test(space);

  const weight = styleOf(element, "font-weight");
  if (weight) style.bold = isBold(weight, style.bold);
  const slant = styleOf(element, "font-style");
  if (slant) style.italic = /italic|oblique/.test(slant);
  const font = fontOf(element);
  if (font && !/^(inherit|unset)/.test(font)) style.symbolFont = symbolFontOf(font);
  if (tag === "a") style.href = hrefOf(element, reading) ?? style.href;

  const decoration = styleOf(element, "text-decoration") ?? "";
  const raised = /^su(b|per)/.test(styleOf(element, "vertical-align") ?? "");
  const lost = LOST_TAGS.has(tag) || raised || decoration.includes("line-through");
  // A link is underlined here as well.
  const underlined = tag === "u" || (tag !== "a" && decoration.includes("underline"));
  if (lost || (underlined && style.href === null)) countLoss(reading.report, "formatting");
  return style;
}

/** The fonts that an element asks for. */
const fontOf = (element: Element) =>
  styleOf(element, "font-family") ??
  // Of the shorthand, what follows the size.
  /[\d.]+(?:pt|px|r?em|%)\S*\s+(.+)$/.exec(styleOf(element, "font") ?? "")?.[1] ??
  (element.tagName === "font" ? attributeOf(element, "face") : undefined);

/** Where a link leads, if it can lead there from a description. */
function hrefOf(element: Element, { report, stored }: Reading): string | null {
  const written = (attributeOf(element, "href") ?? "").replace(/[\t\n\r]/g, "").trim();
  // An address in the copied page itself leads nowhere elsewhere.
  if (written === "" || written.startsWith("#")) return null;
  if (!isAllowedHref(written)) {
    countLoss(report, "links");
    return null;
  }
  if (stored) return written;
  if (/^www\./i.test(written)) return `https://${written}`;
  if (!/^[a-z]+:/i.test(written)) {
    countLoss(report, "relativeLinks");
    return null;
  }
  const href = unwrapLink(written);
  if (href !== written) countLoss(report, "unwrappedLinks");
  return href;
}

function isBold(weight: string, inherited: boolean): boolean {
  if (/^\d+/.test(weight)) return Number.parseInt(weight, 10) >= 600;
  if (weight.startsWith("bold")) return true;
  return weight.startsWith("inherit") ? inherited : false;
}

/** What a description can say of a style. */
export const lookOf = ({ bold, italic, heading, href }: TextStyle): Look => ({
  bold: bold || heading,
  italic,
  href,
});
