import { expect, test } from "vitest";
import { parseSource, textContentOf } from "./html-tree.ts";

test.each([
  ["<p>a</p>\r\n<ul>\n<li>b</li></ul>"],
  ["<P>a &amp; 3 < 4<br/></P>"],
  ["<b><p>é 😀</p></b>"],
])("keeps %j as it is", (html) => expect(parseSource(html)).toMatchObject({ html, located: true }));

test.each([
  ["<p>a<p>b", "<p>a</p><p>b</p>"],
  ["<ul><li>a<li>b</ul>", "<ul><li>a</li><li>b</li></ul>"],
  ["<p>a<b>b</p>c", "<p>a<b>b</b></p><b>c</b>"],
  ["a</li>b", "ab"],
  ["a</p>", "a<p></p>"],
  ["a</br>", "a<br>"],
])("writes %j as %j", (html, plain) =>
  expect(parseSource(html)).toMatchObject({ html: plain, located: true }),
);

test("reads elements that are nested too deep as their text", () => {
  const { html, root, located } = parseSource(`${"<div>".repeat(20_000)}a<b>b</b>`);
  expect(html.length).toBeLessThan(2_000);
  expect(textContentOf(root)).toBe("ab");
  expect(located).toBe(true);
});
