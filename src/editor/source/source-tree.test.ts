import { expect, test } from "vitest";
import { textContentOf } from "#contract/html/tree.ts";
import { parseSource } from "./source-tree.ts";

/** Of each node that is no text: how its tags are written. */
const tagsIn = (source: string) => {
  const { html, places } = parseSource(source);
  return [...places.values()]
    .filter(({ contentStart, start }) => contentStart > start)
    .map(({ start, end, ...content }) => [
      html.slice(start, content.contentStart),
      html.slice(content.contentEnd, end),
    ]);
};

test.each<[string, [string, string][]]>([
  [
    "<p>a</p>\r\n<ul>\n<li>b</li></ul>",
    [
      ["<p>", "</p>"],
      ["<li>", "</li>"],
      ["<ul>", "</ul>"],
    ],
  ],
  [
    "<P>a &amp; 3 < 4<br/></P>",
    [
      ["<br/>", ""],
      ["<P>", "</P>"],
    ],
  ],
  [
    "<b><p>é 😀 R&eacutesum&eacute;</p></b>",
    [
      ["<p>", "</p>"],
      ["<b>", "</b>"],
    ],
  ],
  [`<a href='/a>b' target="&quot;<">x</a >`, [[`<a href='/a>b' target="&quot;<">`, "</a >"]]],
])("keeps %j as it is", (html, tags) => {
  expect(parseSource(html).html).toBe(html);
  expect(tagsIn(html)).toEqual(tags);
});

test.each([
  ["<p>a<p>b", "<p>a</p><p>b</p>"],
  ["<ul><li>a<li>b</ul>", "<ul><li>a</li><li>b</li></ul>"],
  ["<p>a<b>b</p>c", "<p>a<b>b</b></p><b>c</b>"],
  ["a</li>b", "ab"],
  ["a</p>", "a<p></p>"],
  ["a</br>", "a<br>"],
  [`<a href=x="y>&eacute;&nbsp;">a</a>`, `<a href="x=&quot;y">é&nbsp;"&gt;a</a>`],
])("writes %j as %j", (source, plain) => {
  const { html, places } = parseSource(source);
  expect(html).toBe(plain);
  expect(places.size).toBeGreaterThan(0);
});

test("reads elements that are nested too deep as their text", () => {
  const { html, root, places } = parseSource(`${"<div>".repeat(20_000)}a<b>b</b>`);
  expect(html.length).toBeLessThan(2_000);
  expect(textContentOf(root)).toBe("ab");
  expect(places.size).toBeGreaterThan(0);
});
