import fc from "fast-check";
import { expect, test } from "vitest";
import { checkDescription as checkInBrowser } from "#check-description";
import { checkDescription } from "#contract/description.ts";
import { parseFragment as parseInBrowser } from "#parse-fragment";
import { parseFragment as parseInNode } from "#contract/html/parse-in-node.ts";
import { HOSTILE_DESCRIPTIONS } from "#contract/testing/hostile-descriptions.ts";
import { hostileHtml } from "#contract/testing/hostile-html.ts";
import { plainTree } from "#contract/testing/plain-tree.ts";
import { tries } from "#contract/testing/tries.ts";
import { soupDescription, typicalDescription } from "../testing/descriptions.ts";
import { parseSource } from "./source-tree.ts";

const anyDescription = fc.oneof(typicalDescription, soupDescription);

/** `parseHtml` takes NUL out; `<select>` is left out with its content, which newer parsers nest as it is written. */
function expectSame(source: string) {
  const html = source.replaceAll("\0", "").replaceAll(/select/gi, "span");
  expect([html, ...plainTree(parseInBrowser(html))]).toEqual([
    html,
    ...plainTree(parseInNode(html)),
  ]);
}

test("a browser's parser and parse5 give the same trees", () => {
  // Browsers nest 512 elements at most.
  HOSTILE_DESCRIPTIONS.filter((html) => !html.includes("<div>".repeat(500))).forEach(expectSame);
  fc.assert(fc.property(fc.oneof(anyDescription, hostileHtml), expectSame), tries(1_000));
  expectSame(`${"long ".repeat(30_000)}<b>text</b>\r\n`);
});

test("text and attributes that are marked on the way are as they were", () => {
  const [element, text] = parseInBrowser(
    "<p style=a ONCLICK=b title='a style=b'>c</p> style=x",
  ).childNodes;
  expect(element).toMatchObject({
    attrs: [
      { name: "style", value: "a" },
      { name: "onclick", value: "b" },
      { name: "title", value: "a style=b" },
    ],
  });
  expect(text).toEqual({ value: " style=x" });
});

/** Whether a check accepts a description, beside it. */
const verdict = (check: typeof checkDescription, html: string) => [html, check(html).length === 0];

test("the checks in a browser and in the service accept the same", () => {
  const expectSameCheck = (html: string) => {
    expect(verdict(checkInBrowser, html)).toEqual(verdict(checkDescription, html));
  };
  HOSTILE_DESCRIPTIONS.forEach(expectSameCheck);
  fc.assert(fc.property(fc.oneof(anyDescription, hostileHtml), expectSameCheck), tries(1_000));
});

test("HTML that is written out first keeps its tree", () => {
  fc.assert(
    fc.property(anyDescription, (html) => {
      expect(plainTree(parseInBrowser(parseSource(html).html))).toEqual(
        plainTree(parseInBrowser(html)),
      );
    }),
    tries(1_000),
  );
});
