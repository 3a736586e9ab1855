import fc from "fast-check";
import { serialize } from "parse5";
import { expect, test } from "vitest";
import { tries } from "#contract/testing/tries.ts";
import { soupDescription, typicalDescription } from "../testing/descriptions.ts";
import { parseHtml, parseSource } from "./html-tree.ts";

function inBrowser(html: string) {
  const page = document.createElement("div");
  page.innerHTML = html;
  return page.innerHTML;
}

test("the tree equals a browser's, also for rewritten HTML", () => {
  fc.assert(
    fc.property(fc.oneof(typicalDescription, soupDescription), (html) => {
      expect(serialize(parseHtml(html))).toBe(inBrowser(html));
      expect(inBrowser(parseSource(html).html)).toBe(inBrowser(html));
    }),
    tries(1_000),
  );
});
