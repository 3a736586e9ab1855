import { expect, it } from "vitest";
import { cleanDescription } from "./clean-description.ts";
import { readableDescription } from "./description-text.ts";

it("shows a description as text", () => {
  expect(readableDescription("<p>We <b>bake</b></p><ul><li>a &amp; b</li></ul>")).toBe(
    "We bake\n• a & b",
  );
});

it.each<[string, string, string[]]>([
  ["<p>As <b>it</b> is</p>\n", "<p>As <b>it</b> is</p>\n", []],
  ["<h2>Who</h2><p style='x'>a</p>", "<p><strong>Who</strong></p><p>a</p>", ["<h2>", "style"]],
  ["a<script>alert(1)</script>b", "ab", ["<script>"]],
  ["<a href='javascript:x'>a</a>", "a", ["href", "<a>"]],
  ["<span>a</span> &lt;b>", "a &lt;b&gt;", ["<span>"]],
])("cleans %j", (html, clean, dropped) =>
  expect(cleanDescription(html)).toEqual({ html: clean, dropped }),
);
