import fc from "fast-check";
import { expect, it } from "vitest";
import { checkDescription } from "#contract/description.ts";
import { hostileHtml } from "#contract/testing/hostile-html.ts";
import { tries } from "#contract/testing/tries.ts";
import { htmlOfBlocks } from "../source/blocks.ts";
import { cleanDescription } from "./clean-description.ts";
import { readForeignHtml } from "./foreign-html.ts";

it.each<[string, string, string[]]>([
  ["<p>As <b>it</b> is</p>\n", "<p>As <b>it</b> is</p>\n", []],
  ["<p>Up to <50k</p>", "<p>Up to <50k</p>", []],
  ["<h2>Who</h2><p style='x'>a</p>", "<p><strong>Who</strong></p><p>a</p>", ["<h2>", "style"]],
  ["a<script>alert(1)</script>b", "<p>ab</p>", ["<script>"]],
  ["<a href='javascript:x'>a</a>", "<p>a</p>", ["href"]],
  [
    "<h1>x</h1><a href='/careers'>a</a><button>b</button>",
    "<p><strong>x</strong></p><p>ab</p>",
    ["<h1>", "<button>", "href"],
  ],
  ["<span>a</span> &lt;b>", "<p>a &lt;b&gt;</p>", ["<span>"]],
  ["<p>a<del>b</del></p><p hidden>c</p>", "<p>a</p>", ["<del>", "hidden"]],
  [
    "<ol><li data-list=bullet>a</li><li data-list=bullet class=ql-indent-1>b</li><li data-list=ordered>c</li></ol>",
    "<ul><li>a<ul><li>b</li></ul></li></ul><ol><li>c</li></ol>",
    ["data-list", "class"],
  ],
])("cleans %j as a paste does", (html, clean, leftOut) => {
  expect(cleanDescription(html)).toEqual({ html: clean, leftOut });
  if (leftOut.length > 0) expect(htmlOfBlocks(readForeignHtml(html).blocks)).toBe(clean);
});

it("cleans any HTML into a description that it leaves as it is", () => {
  fc.assert(
    fc.property(hostileHtml, (html) => {
      const clean = cleanDescription(html);
      if (checkDescription(html).length === 0) expect(clean).toEqual({ html, leftOut: [] });
      expect(clean.html === "" ? "" : cleanDescription(clean.html).html).toBe(clean.html);
    }),
    tries(500),
  );
});
