import { expect, it } from "vitest";
import { growth, MAX_GROWTH } from "./testing/growth.ts";
import { textOf } from "./description-text.ts";

it.each([
  [
    "<p>We <b>bake</b>\n bread</p><ul><li>a &amp; b</li><li> </li></ul>c<br>d",
    "We bake bread\na & b\nc\nd",
  ],
  ["&eacute;&Eacute;&ccedil;&oelig;&OElig;&copy;&#233;&#xE9;&#150;", "éÉçœŒ©éé–"],
  ["&amp;eacute; &EACUTE; &toString; &xyz;", "&eacute; &EACUTE; &toString; &xyz;"],
  ["a&nbsp;\u2009b&shy;c\u200B", "a bc"],
  ["Salary <50k and > 30k, 1 < 2", "Salary <50k and > 30k, 1 < 2"],
  [`<a href="/a>b" target='<p>'>a</a><a href=don't>b</a><!-- c -->`, "ab"],
  ['a <b title="c', 'a <b title="c'],
])("the text of %j is %j", (html, text) => expect(textOf(html)).toBe(text));

it.each(["<", "<a", '<a="', "<a='\"", "<p> ", "<a = ", "&#x", " "])(
  "of many %j takes time linear in their number",
  async (part) => {
    expect(await growth(6_400, (size) => textOf(part.repeat(size / part.length)))).toBeLessThan(
      MAX_GROWTH,
    );
  },
);
