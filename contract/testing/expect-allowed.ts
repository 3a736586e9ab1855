import type { DefaultTreeAdapterTypes as Tree } from "parse5";
import { expect } from "vitest";
import { ALLOWED_TAGS, isAllowedAttribute, isAllowedHref } from "../description-markup.ts";

/** Expects a parsed description to hold nothing but what §4.2 allows. */
export function expectAllowed(node: Tree.Node): void {
  if ("tagName" in node && !["html", "head", "body"].includes(node.tagName)) {
    expect(ALLOWED_TAGS).toContain(node.tagName);
    expect(node.namespaceURI).toBe("http://www.w3.org/1999/xhtml");
    for (const { name, value } of node.attrs) {
      expect(isAllowedAttribute(node.tagName, name)).toBe(true);
      if (name === "href") expect(isAllowedHref(value)).toBe(true);
    }
  }
  expect(["#comment", "#documentType"]).not.toContain(node.nodeName);
  if ("childNodes" in node) node.childNodes.forEach(expectAllowed);
}
