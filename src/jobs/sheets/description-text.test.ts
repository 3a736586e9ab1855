import { expect, it } from "vitest";
import { cleanDescription } from "./clean-description.ts";
import { descriptionOfText, readableDescription } from "./description-text.ts";

it.each([
  ["One line", "<p>One line</p>"],
  ["One\nTwo", "<p>One</p><p>Two</p>"],
  ["One\nstill one\n\nTwo", "<p>One<br>still one</p><p>Two</p>"],
  [
    "We need:\n• a\n• b & c\nApply",
    "<p>We need:</p><ul><li>a</li><li>b &amp; c</li></ul><p>Apply</p>",
  ],
  ["1. a\r\n2. b", "<ol><li>a</li><li>b</li></ol>"],
  ["- a\n1) b", "<ul><li>a</li></ul><ol><li>b</li></ol>"],
])("makes paragraphs and lists of %j", (text, html) => expect(descriptionOfText(text)).toBe(html));

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
