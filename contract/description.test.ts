import fc from "fast-check";
import { type DefaultTreeAdapterTypes, parse, parseFragment } from "parse5";
import { describe, expect, test } from "vitest";

import { checkDescription as checkInBrowser } from "./description-in-browser.ts";
import { ALLOWED_TAGS } from "./description-markup.ts";
import { MAX_OFFENCES } from "./description-offences.ts";
import { checkDescription } from "./description.ts";
import { en } from "./messages/en.ts";
import { sentence } from "./messages/message.ts";
import { expectAllowed } from "./testing/expect-allowed.ts";
import { growth, MAX_GROWTH } from "./testing/growth.ts";
import { HOSTILE_DESCRIPTIONS } from "./testing/hostile-descriptions.ts";
import { hostileHtml } from "./testing/hostile-html.ts";
import { tries } from "./testing/tries.ts";

describe("accepts what §4.2 allows, as it is", () => {
  test.each([
    "Plain text",
    "<p>a <b>b</b> <strong>c</strong> <i>d</i> <em>e</em><br>f<br/></p>",
    "<div><ul><li>a<li>b</ul><ol><li><p>c</p></li></ol></div>",
    '<a href="https://example.com" target="_blank">a</a>',
    "<A HREF=/apply TARGET=x>a</A>",
    '<a href="">a</a>',
    "<p>a",
    "a</p>",
    "<b><p>a</b></p>",
    "3 < 4 & 5 > 2 &amp; <3",
    "a & b &nbsp; &unknown;",
    "<p>é 😀</p>",
    "line one\r\nline two",
    "<P/ >a</P/><a\ttarget=x\nhref='/y'/>b</a ><a href = >c</a><a href='x'target>d</a>",
  ])("%j", (html) => {
    expect(checkDescription(html)).toEqual([]);
    expect(checkInBrowser(html)).toEqual([]);
  });
});

describe("refuses the rest and says where it begins", () => {
  test.each([
    ["", ["nothingToRead 1:1"]],
    [" \n&nbsp;<p><br></p>\u200b", ["nothingToRead 1:1"]],
    ["<span>a</span>", ["tagNotAllowed 1:1", "tagNotAllowed 1:8"]],
    ["a\n <h1>b", ["tagNotAllowed 2:2"]],
    ["a\r\nb\r<img>", ["tagNotAllowed 3:1"]],
    ["é😀<script>x", ["tagNotAllowed 1:4"]],
    ["<p class=x>a</p>", ["attributeNotAllowed 1:4"]],
    ["<p\n href=x>a</p>", ["attributeNotAllowed 2:2"]],
    ["<br onclick=x>a", ["attributeNotAllowed 1:5"]],
    ["<a href=x rel=y>a</a>", ["attributeNotAllowed 1:11"]],
    ["<a>a</a>", ["hrefMissing 1:1"]],
    ["<a target=x>a</a>", ["hrefMissing 1:1"]],
    ['<a href="x" href="javascript:y">a</a>', ["attributeRepeated 1:1"]],
    ["b <a href=javascript:x>a</a>", ["hrefNotAllowed 1:6"]],
    ["<a href='&#106;avascript&colon;x'>a</a>", ["hrefNotAllowed 1:4"]],
    ["<a href=//example.com>a</a>", ["hrefNotAllowed 1:4"]],
    ["a</p class=x>", ["attributeOnEndTag 1:2"]],
    ["a<!-- b -->", ["commentNotAllowed 1:2"]],
    ["a<!--", ["commentNotAllowed 1:2"]],
    ["a<?xml?>", ["commentNotAllowed 1:2"]],
    ["a<![CDATA[b]]>", ["commentNotAllowed 1:2"]],
    ["a</ p>", ["commentNotAllowed 1:2"]],
    ["<!doctype html>a", ["doctypeNotAllowed 1:1"]],
    ["<p>a\0</p>", ["nulNotAllowed 1:5"]],
    ["<a href='\0'>a</a>", ["nulNotAllowed 1:10"]],
    ["a <", ["tagUnfinished 1:3"]],
    ["a\n</", ["tagUnfinished 2:1"]],
    ["a</>", ["tagUnfinished 1:2"]],
    ["<p>a</p><b", ["tagUnfinished 1:9"]],
    ["a\n<a href='x>b", ["tagUnfinished 2:1"]],
    ["a<p\n\n", ["tagUnfinished 1:2"]],
    ["<u>a</u><p id=x>", ["tagNotAllowed 1:1", "tagNotAllowed 1:5", "attributeNotAllowed 1:12"]],
  ])("%j", (html, offences) => {
    const found = checkDescription(html);
    expect(found.map(({ message, line, column }) => `${message.key} ${line}:${column}`)).toEqual(
      offences,
    );
    const messages = found.map(({ message }) => message);
    expect(checkInBrowser(html).map(({ message }) => message)).toEqual(messages);
  });
});

test("messages name what is wrong and what is allowed", () => {
  const said = (html: string) => checkDescription(html).map(({ message }) => sentence(message, en));
  expect(said("<h1>a<p style=x>")).toEqual([
    `The tag <h1> is not allowed; allowed are ${ALLOWED_TAGS.join(", ")}.`,
    "The attribute “style” is not allowed on <p>; only <a> may have any.",
  ]);
  expect(said(`<${"x".repeat(10_000)}>a`)[0]?.length).toBeLessThan(200);
  expect(said(`<a href="no:${"😀".repeat(30)}">a</a>`)[0]).toContain("😀…");
});

test.each(["<u>", "<p id=x>", '<a href="x:y">', "\0"])(
  "lists a bounded number of offences of many %j",
  (piece) => {
    expect(checkDescription(piece.repeat(10_000))).toHaveLength(MAX_OFFENCES);
    expect(checkInBrowser(piece.repeat(1_000)).length).toBeLessThanOrEqual(MAX_OFFENCES);
  },
);

test.each([
  ["", "<b >", "x"],
  ["", "&", "x"],
  ["", "&nbs", "x"],
  ["", "&#1", "x"],
  ["", "<", "x"],
  ["", "</", "x"],
  ["x<b ", "a=1 ", ">"],
  ["x<", "a", ""],
  ["x<a href='", "&amp ", "'>"],
  ["x", "<a/href=x", ""],
  ["x<a href=x", " ", "/"],
  ['x<a href="', " \t", '">'],
  ["x", '<a href="http:', ""],
  ["x<!--", "-", ""],
  ["a", "\u0301\u0316", ""],
  ["", "\u200b", "<b >"],
  ["", "<p>", ""],
])("the check of %j, %j without end, %j takes linear time", async (before, piece, after) => {
  for (const check of [checkDescription, checkInBrowser]) {
    const work = (n: number) => check(before + piece.repeat(n / piece.length) + after);
    expect(await growth(10_000, work)).toBeLessThan(MAX_GROWTH);
  }
});

test("the check of a tag with ever new attributes takes linear time", async () => {
  const check = (n: number) =>
    checkDescription(`x<b ${Array.from({ length: n }, (_, index) => `a${index}`).join(" ")}>`);
  expect(await growth(2_000, check)).toBeLessThan(MAX_GROWTH);
});

// Pieces that hostile and careless markup is made of; strings of them come near the rules' edges.
const pieces =
  `< > </ /> = " ' & &# &colon; <!-- --> <![CDATA[ ]]> <! <? href target is onclick javascript: // a ` +
  `<p> </p> <svg> <math> <style> <template> <table> \\ text`;
const piece = fc.oneof(
  fc.constantFrom(" ", "\n", "\0", "<a href=", ...pieces.split(" ")),
  fc.constantFrom(...ALLOWED_TAGS).map((tag) => `<${tag}`),
  fc.string({ maxLength: 3, unit: "binary" }),
);
const anything = fc.array(piece, { maxLength: 16 }).map((pieces) => pieces.join(""));

/** Links with the allowed attributes in any form, and what is near. */
const tagLike = fc
  .array(
    fc.oneof(
      fc.constantFrom("<a", "<a ", "</a", "<p", "href", "target", "=", ">", " ", "/", '"', "'"),
      fc.constantFrom(' href="x"', " target=y", "x", "\t", "\n", "<", "&#106;avascript:", "//b"),
    ),
    { maxLength: 14 },
  )
  .map((parts) => `<a ${parts.join("")}>x`);

// A comment at the end makes any description one that is read token by token.
test("the fast path accepts what the tokenizer accepts", () => {
  const usual = ["<p>", "</p>", "a", "&amp;", "&nbsp;", "</a>", '" target="_blank">', '">'];
  const links = ['<a href="', '<a href="https:', '<a href="javascript:'];
  const odd = "é ' ` \\ { : \u0001 \u007f \ud83d \ude00".split(" ");
  const more = fc.constantFrom(...usual, ...links, ...odd);
  fc.assert(
    fc.property(fc.array(fc.oneof(piece, more), { maxLength: 6 }), (pieces) => {
      const html = pieces.join("");
      const codes = (html: string) => checkDescription(html).map(({ message }) => message.key);
      fc.pre(codes(html).length === 0);
      expect(codes(`${html}<!---->`)).toEqual(["commentNotAllowed"]);
    }),
    tries(2_000),
  );
});

test("with a browser's parser, the check accepts the same and flags the same links", () => {
  const kept = new Set(["hrefNotAllowed", "nothingToRead"]);
  const verdict = (check: typeof checkDescription, html: string) => {
    const keys = new Set(check(html).map(({ message }) => message.key));
    return [
      html,
      ...([...keys].every((key) => kept.has(key)) ? [...keys].toSorted() : ["refused"]),
    ];
  };
  const expectSame = (html: string) => {
    expect(verdict(checkInBrowser, html)).toEqual(verdict(checkDescription, html));
  };
  HOSTILE_DESCRIPTIONS.forEach(expectSame);
  fc.assert(fc.property(fc.oneof(anything, tagLike, hostileHtml), expectSame), tries(10_000));
});

const lastLeaf = ({
  childNodes,
}: DefaultTreeAdapterTypes.ParentNode): DefaultTreeAdapterTypes.ChildNode | undefined => {
  const last = childNodes.at(-1);
  return last && "childNodes" in last && last.childNodes.length > 0 ? lastLeaf(last) : last;
};

test("never throws, and what it accepts is safe wherever a browser puts it", () => {
  let tried = 0;
  let accepted = 0;
  fc.assert(
    fc.property(anything, (html) => {
      tried += 1;
      if (checkDescription(html).length > 0) return;
      accepted += 1;
      expectAllowed(parse(html));
      expectAllowed(parseFragment(html));
      // A tag that is still open would swallow the page's own markup.
      expect(lastLeaf(parseFragment(`${html}<hr>`))?.nodeName).toBe("hr");
    }),
    tries(2_000),
  );
  expect(accepted).toBeGreaterThan(tried / 100);
});
