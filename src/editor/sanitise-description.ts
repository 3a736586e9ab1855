import createPurifier from "dompurify";
import { ALLOWED_TAGS, isAllowedAttribute, isAllowedHref } from "#contract/description-markup.ts";

/** An own instance, so that its hooks stay local. */
const purifier = createPurifier(window);

purifier.addHook("uponSanitizeAttribute", (element, attribute) => {
  const { attrName, attrValue } = attribute;
  const allowed = isAllowedAttribute(element.localName, attrName);
  attribute.keepAttr = allowed && (attrName !== "href" || isAllowedHref(attrValue));
});

/**
 * A description made safe to show: the tags and attributes of §4.2, links by the contract's rule.
 * The service refuses everything else when a description is stored; this is the second wall, for
 * what another service may hold. A tree is returned and never becomes text again, so that nothing
 * can change its meaning on the way into the page.
 *
 * Links get their `rel` here and only here: it is not part of the description.
 */
export function sanitiseDescription(html: string): DocumentFragment {
  const fragment = purifier.sanitize(html, {
    ALLOWED_TAGS: [...ALLOWED_TAGS, "#text"],
    ALLOWED_ATTR: [],
    ADD_ATTR: (attribute, tag) => isAllowedAttribute(tag, attribute),
    // Its value is no address; the hook above checks that of `href`.
    ADD_URI_SAFE_ATTR: ["target", "href"],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ALLOWED_NAMESPACES: ["http://www.w3.org/1999/xhtml"],
    RETURN_DOM_FRAGMENT: true,
  });
  // What begins with <frameset> makes a document without a body, of which DOMPurify answers null.
  if (!(fragment instanceof DocumentFragment)) return new DocumentFragment();
  for (const link of fragment.querySelectorAll("a")) {
    if (link.hasAttribute("href")) link.rel = "noopener noreferrer";
    else link.replaceWith(...link.childNodes);
  }
  return fragment;
}
