import { type Element, attributeOf, isElement } from "#contract/html/tree.ts";
import type { ReportedKind } from "./paste-report.ts";
import { styleOf } from "./text-style.ts";

/** Classes that Word, its web version and LibreOffice give to comments, and to their anchors. */
const COMMENT =
  /\b(MsoCommentReference|msocomanchor|msocomtxt|msocomoff|MsoCommentText|MsoCommentSubject|CommentReference|comment-anchor)\b/i;
const DELETION = /\b(msoDel|TrackChange\w*Delet\w*|Track\w*Deletion\w*)\b/i;
/** Links between a comment and its place in the text, in Word and Google Docs. */
const COMMENT_LINK = /^#_?(msocom|cmnt)/i;

/** What an element was added for in a review; undefined for text of the document itself. */
export function reviewMarkup(element: Element): ReportedKind | undefined {
  const names = attributeOf(element, "class") ?? "";
  const kind = styleOf(element, "mso-element") ?? "";
  if (element.tagName === "del" || DELETION.test(names)) return "deletions";
  if (COMMENT.test(names) || kind.startsWith("comment") || isCommentLink(element))
    return "comments";
  return isGoogleComment(element) ? "comments" : undefined;
}

const isCommentLink = (element: Element) =>
  element.tagName === "a" && COMMENT_LINK.test(attributeOf(element, "href") ?? "");

/** Google Docs writes comments below the document, each in a box that begins with a link back. */
function isGoogleComment(element: Element) {
  if (!/^(div|p|li)$/.test(element.tagName)) return false;
  let first: Element | undefined = element;
  for (let depth = 0; first && depth < 3; depth += 1) {
    first = first.childNodes.find(isElement);
    if (first && /^#cmnt_ref/i.test(attributeOf(first, "href") ?? "")) return true;
  }
  return false;
}
