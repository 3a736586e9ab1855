import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkDescription } from "#contract/description.ts";
import { htmlOfBlocks } from "../source/blocks.ts";
import { NO_SOURCE } from "../source/source-memory.ts";
import { writeDescription } from "../source/write-description.ts";
import { nodesOfBlocks } from "../paste/nodes-of-blocks.ts";
import { hostileHtml } from "#contract/testing/hostile-html.ts";
import { tries } from "#contract/testing/tries.ts";
import { schema } from "../testing/schema.ts";
import { readForeignHtml } from "./foreign-html.ts";

function read(html: string) {
  const { blocks, report } = readForeignHtml(html);
  return { html: htmlOfBlocks(blocks), report };
}

const word = (level: number, sign: string, text: string) =>
  `<p class=MsoListParagraph style='margin-left:.5in;mso-list:l0 level${level} lfo1'>` +
  `<![if !supportLists]><span style='font-family:Symbol;mso-list:Ignore'>${sign}<span ` +
  `style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>${text}<o:p></o:p></p>`;

/** Word for the web has a list for each item. */
const wordWeb = (tag: "ul" | "ol", level: number, place: number, text: string) =>
  `<div class="ListContainerWrapper SCXW1 BCX0"><${tag} role="list" start="${place}">` +
  `<li data-listid="1" data-aria-posinset="${place}" data-aria-level="${level}" role="listitem">` +
  `<p class="Paragraph"><span class="TextRun">${text}</span></p></li></${tag}></div>`;

const google = (inner: string) =>
  `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1">${inner}</b>` +
  `<br class="Apple-interchange-newline">`;

describe("keeps lines, lists, bold, italic and links of", () => {
  test.each([
    [
      "Word",
      `<html><head><style>p {}</style></head><body><!--StartFragment-->
        <p class=MsoNormal><b><span style='font-size:14pt'>Duties<o:p></o:p></span></b></p>
        ${word(1, "·", "Bake <i>bread</i>")} ${word(2, "o", "daily")} ${word(1, "·", "Clean")}
        ${word(1, "1.", "Apply")} <p class=MsoNormal><o:p>&nbsp;</o:p></p><!--EndFragment-->`,
      "<p><strong>Duties</strong></p>" +
        "<ul><li>Bake <em>bread</em><ul><li>daily</li></ul></li><li>Clean</li></ul>" +
        "<ol><li>Apply</li></ol>",
    ],
    [
      "Word, with numbers that restart",
      word(1, "1.", "a") +
        word(2, "h.", "b") +
        word(2, "i.", "c") +
        word(1, "2.", "d") +
        word(1, "1)", "e") +
        word(1, "(i)", "f"),
      "<ol><li>a<ol><li>b</li><li>c</li></ol></li><li>d</li></ol>" +
        "<ol><li>e</li></ol><ol><li>f</li></ol>",
    ],
    [
      "Word for the web",
      wordWeb("ul", 1, 1, "a") +
        wordWeb("ul", 2, 1, "b") +
        wordWeb("ul", 1, 1, "c") +
        wordWeb("ol", 1, 1, "d") +
        wordWeb("ol", 2, 1, "e") +
        wordWeb("ol", 1, 2, "f") +
        wordWeb("ol", 1, 1, "g"),
      "<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>" +
        "<ol><li>d<ol><li>e</li></ol></li><li>f</li></ol><ol><li>g</li></ol>",
    ],
    [
      "Google Docs",
      google(
        `<p dir="ltr"><span style="font-weight:400;white-space:pre-wrap">Plain </span>` +
          `<span style="font-weight:700">bold</span><span style="font-style:italic"> slanted</span></p>` +
          `<br><ul><li style="font-weight:400"><p><span>One</span></p></li>` +
          `<ul><li><p><span>Nested</span></p></li></ul></ul>`,
      ),
      "<p>Plain <strong>bold</strong><em> slanted</em></p><ul><li>One<ul><li>Nested</li></ul></li></ul>",
    ],
    [
      "a web page",
      `<div class="job"><section><div>First<br>second</div><dl><dt>Pay</dt><dd>$20</dd></dl></section>` +
        `<ul><li><div>One</div></li><li><a href="https://example.com/a" rel=x class=y>Two</a></li></ul></div>`,
      "<p>First<br>second</p><p><strong>Pay</strong></p><p>$20</p>" +
        '<ul><li>One</li><li><a href="https://example.com/a">Two</a></li></ul>',
    ],
    [
      "bullets without a list",
      "<p>·&nbsp; One</p><p>• Two</p><p>End</p>",
      "<ul><li>One</li><li>Two</li></ul><p>End</p>",
    ],
    ["numbers without a list", "<p>1. One</p><p>2. Two</p>", "<ol><li>One</li><li>Two</li></ol>"],
    ["a single dash", "<p>– One</p><p>Two</p>", "<p>– One</p><p>Two</p>"],
    ["preformatted text", "<pre>one\n two</pre>", "<p>one</p><p>two</p>"],
    [
      "text whose line breaks show",
      '<div style="white-space: pre-wrap">One\n\n two\nthree\n</div>',
      "<p>One</p><p>two<br>three</p>",
    ],
    [
      "a chat, its bullets",
      '<span style="white-space-collapse: preserve">Duties:\n- <b>bake</b>\n- clean</span>',
      "<p>Duties:</p><ul><li><strong>bake</strong></li><li>clean</li></ul>",
    ],
    [
      "text whose line breaks do not show",
      '<pre><span style="white-space: normal">One\ntwo</span></pre>',
      "<p>One two</p>",
    ],
    [
      "lines by display",
      '<span style="display:block">One</span><span style="display: flex">two</span>' +
        '<a style="display:inline-block">three</a> four',
      "<p>One</p><p>two</p><p>three four</p>",
    ],
    [
      "a link that is underlined",
      '<a href="tel:1"><u>a</u><span style="text-decoration:underline">b</span></a>',
      '<p><a href="tel:1">ab</a></p>',
    ],
    ["form feeds", "a\fb<p>c\vd</p>", "<p>a b</p><p>c d</p>"],
    [
      "line breaks, its bullets",
      "<p>Duties:<br>• bake<br>&nbsp;&nbsp;o&nbsp;&nbsp;daily<br>• clean</p><p>a<br>b</p>",
      "<p>Duties:</p><ul><li>bake<ul><li>daily</li></ul></li><li>clean</li></ul><p>a<br>b</p>",
    ],
    [
      "lists that skip a level",
      "<ul><li>a</li><ul><ul><li>b</li></ul></ul><li><ol><li>c</li></ol></li></ul><ul><ul><li>d</li></ul></ul>",
      "<ul><li>a<ul><li>b</li></ul><ol><li>c</li></ol></li></ul><ul><li>d</li></ul>",
    ],
    [
      "symbol fonts",
      "<p><span style='font-family:Symbol'>\uf0b7</span>&nbsp;&nbsp; One</p>" +
        "<p><font face=Wingdings>ü<span style='font:7.0pt \"Times New Roman\"'>&nbsp; </span></font>Two</p>" +
        "<p><span style='font-family:\"Wingdings 3\"'>q</span> Three</p>" +
        "<p>a <span style='font-family:Wingdings'>à</span> <span style='font-family:Symbol'>b-1</span>\ue123</p>",
      "<ul><li>One</li><li>Two</li><li>Three</li></ul><p>a → β-1</p>",
    ],
    [
      "emoji that are images",
      '<p>a <img alt="🍞"> <img class="x emoji" alt=":loaf:"> <img alt="👩🏽‍🍳" hidden></p>',
      "<p>a 🍞 :loaf:</p>",
    ],
    [
      "a flood of narrow no-break spaces",
      "<p>Un\u202fmot\u202faprès\u202fun\u202fautre\u202f: 65\u202f000\u202f$\u202f!</p>",
      "<p>Un mot après un autre\u202f: 65\u202f000\u202f$\u202f!</p>",
    ],
    [
      "items of Slack, each in a list of its own",
      "<ul><li data-stringify-indent=0>a</ul><ul><li data-stringify-indent=1>b</ul><ul><li data-stringify-indent=0>c</ul>",
      "<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>",
    ],
    ["boxes to tick", "<ul><li><input type=checkbox>a</li></ul>", "<ul><li>a</li></ul>"],
    [
      "floods of no-break spaces",
      "<p>&nbsp;&nbsp;a&nbsp;b&nbsp;<i>c&nbsp;d</i> &nbsp;e:&nbsp;18,50&nbsp;$&nbsp;</p><p>Vancouver,&nbsp;BC is here</p>",
      "<p>a b <em>c d</em> e: 18,50&nbsp;$</p><p>Vancouver,&nbsp;BC is here</p>",
    ],
    [
      "an address without a scheme",
      "<a href=www.example.com>a</a>",
      '<p><a href="https://www.example.com">a</a></p>',
    ],
    ["stray items", "<li>One</li><li>Two</li>", "<ul><li>One</li><li>Two</li></ul>"],
    ["a link to the page itself", '<a href="#top">Up</a>', "<p>Up</p>"],
  ])("%s", (_, html, expected) => expect(read(html)).toEqual({ html: expected, report: {} }));
});

describe("leaves out, and counts,", () => {
  test.each([
    ["images", "<p>a<img src=x><svg><text>b</text></svg></p>", "<p>a</p>", { images: 2 }],
    ["embedded parts", "<video>a</video><button>b</button>c", "<p>bc</p>", { media: 1 }],
    [
      "headings",
      "<h1><span style='font-weight:400'>a</span></h1>b",
      "<p><strong>a</strong></p><p>b</p>",
      { headings: 1 },
    ],
    [
      "tables of words",
      "<table><tr><th>a<th>b<tr><td>c<td>d</table>",
      "<p><strong>a</strong> – <strong>b</strong></p><p>c – d</p>",
      { tables: 1 },
    ],
    [
      "tables of paragraphs, as Word has them",
      "<table><tr><td><p class=MsoNormal>a</p><p>b</p><td><p>c</p><td><p>&nbsp;</p></table>",
      "<p>a, b – c</p>",
      { tables: 1 },
    ],
    [
      "tables of text",
      "<table><td>a<ul><li>b</ul><td><p>c</p><p>d</p><p>e</p><p>f</p></table>",
      "<p>a</p><ul><li>b</li></ul><p>c</p><p>d</p><p>e</p><p>f</p>",
      { tables: 1 },
    ],
    [
      "tables of lines",
      "<table style='white-space:pre'><td>a:\nb</td><td>c\n\nd</table>",
      "<p>a: b – c, d</p>",
      { tables: 1 },
    ],
    ["formatting", "<u>a</u><s>b</s>", "<p>ab</p>", { formatting: 2 }],
    [
      "raised text",
      "m<span style='vertical-align: super'>2</span>",
      "<p>m2</p>",
      { formatting: 1 },
    ],
    [
      "tables without what they hide",
      "<table><tr hidden><td>a<tbody style='display:none'><tr><td>b<tbody><tr><td>c<td hidden>d</table>",
      "<p>c</p>",
      { tables: 1 },
    ],
    ["addresses that are not allowed", "<a href=javascript:x>a</a>", "<p>a</p>", { links: 1 }],
    [
      "relative addresses",
      "<a href=/careers>a</a><a href=b.html>b</a>",
      "<p>ab</p>",
      { relativeLinks: 2 },
    ],
    [
      "the service that wraps a link",
      "<a href='https://can01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fexample.com%2Fa&data=x'>a</a>",
      '<p><a href="https://example.com/a">a</a></p>',
      { unwrappedLinks: 1 },
    ],
    [
      "comments and deleted text of Word",
      "<p>a<span class=MsoCommentReference><a class=msocomanchor href='#_msocom_1'>[JD1]</a></span> " +
        "<del cite='mailto:J'>old</del><ins cite='mailto:J'>new</ins></p>" +
        "<div style='mso-element:comment-list'><hr class=msocomoff><p class=MsoCommentText>why?</p></div>",
      "<p>a new</p>",
      { comments: 2, deletions: 1 },
    ],
    [
      "comments of Google Docs",
      "<p>a<a href='#cmnt1' id=cmnt_ref1>[a]</a></p><div><p><a href='#cmnt_ref1'>[a]</a><span>why?</span></p></div>",
      "<p>a</p>",
      { comments: 2 },
    ],
    [
      "scripts and what is hidden, without a word",
      "<script>a</script><p style='display:none'>b</p><p hidden>c</p>d",
      "<p>d</p>",
      {},
    ],
  ])("%s", (_, html, expected, report) => expect(read(html)).toEqual({ html: expected, report }));
});

test("nothing but what §4.2 allows comes out of any HTML, and the editor writes the same", () => {
  fc.assert(
    fc.property(hostileHtml, (html) => {
      const { blocks } = readForeignHtml(html);
      const written = htmlOfBlocks(blocks);
      if (blocks.length === 0) return;
      expect(checkDescription(written)).toEqual([]);
      const doc = schema.node("doc", null, nodesOfBlocks(schema, blocks));
      doc.check();
      expect(writeDescription(doc, NO_SOURCE)).toBe(written);
    }),
    tries(1_000),
  );
});

test("a stored description keeps its relative and wrapped links", () => {
  const link =
    '<a href="/careers">a</a> <a href="https://www.google.com/url?q=https://example.com">b</a>';
  const { blocks } = readForeignHtml(`<h1>x</h1><p>${link}</p>`, { stored: true });
  expect(htmlOfBlocks(blocks)).toBe(`<p><strong>x</strong></p><p>${link}</p>`);
});
