import fc from "fast-check";
import { parseFragment, serialize } from "parse5";
import { expect, test } from "vitest";
import { checkDescription } from "#contract/description.ts";
import { textOf } from "#contract/description-text.ts";
import { replaceInDescription, replaceInText, replaceInTitle } from "./replace-text.ts";

const search = (find: string, options = {}) => ({
  find,
  matchCase: false,
  wholeWords: true,
  ...options,
});

test.each([
  ["<p>Call 604-555-0100.</p>", "604-555-0100", "<p>Call NEW.</p>"],
  ["<p>Call 604&nbsp;555&#160;0100</p>", "604 555 0100", "<p>Call NEW</p>"],
  ["<p>604-<b>555</b>-0100 now</p>", "604-555-0100", "<p>NEW<b></b> now</p>"],
  ["<p>R&amp;D and R&D</p>", "r&d", "<p>NEW and NEW</p>"],
  ["<p>caf&eacute; Caf\u00E9 cafe</p>", "caf\u00E9", "<p>NEW NEW cafe</p>"],
  ["<p>one<br>two</p>", "one two", "<p>one<br>two</p>"],
  ["<p>one</p>\n<p>two</p>", "one two", "<p>one</p>\n<p>two</p>"],
  ["<ul><li>one</li><li>one</li></ul>", "one", "<ul><li>NEW</li><li>NEW</li></ul>"],
  [
    '<a href="tel:604-555-0100">604-555-0100</a>',
    "604-555-0100",
    '<a href="tel:604-555-0100">NEW</a>',
  ],
  [
    '<a href="https://example.com/?a>b=baker">x</a>',
    "baker",
    '<a href="https://example.com/?a>b=baker">x</a>',
  ],
  ["<p>604\u2011555\u20130100</p>", "604-555-0100", "<p>NEW</p>"],
  ["<p>l\u2019heure</p>", "l'heure", "<p>NEW</p>"],
  ["<p>bakers baker's</p>", "baker", "<p>bakers NEW's</p>"],
  ["a < b &unknown; c", "b &unknown; c", "a < NEW"],
  ["<P>\u{1F950} Baker</P>", "\u{1F950} baker", "<P>NEW</P>"],
])("in %s, %s is replaced: %s", (html, find, expected) => {
  expect(replaceInDescription(html, search(find), "NEW")).toBe(expected);
});

test("what replaces is text, whatever it looks like", () => {
  expect(replaceInDescription("<p>a</p>", search("a"), "<b>$& & </b>")).toBe(
    "<p>&lt;b&gt;$&amp; &amp; &lt;/b&gt;</p>",
  );
  expect(replaceInText("a (b) a", search("a"), "$&")).toBe("$& (b) $&");
  expect(replaceInText("A.b aXb", search("a.b", { matchCase: true }), "c")).toBe("A.b aXb");
  expect(replaceInText("bakers", search("baker", { wholeWords: false }), "cook")).toBe("cooks");
  expect(replaceInText("a", search(" "), "b")).toBe("a");
});

test.each([
  ["Senior Line Cook", "Senior", "", "Line Cook"],
  ["The Senior cook", "senior", "", "The cook"],
  ["Cook, Senior", "Senior", "", "Cook,"],
  ["Cook Senior Senior", "Senior", "", "Cook"],
  ["Senior senior cook", "senior", "", "cook"],
  ["Senior", "Senior", "", ""],
  ["A cook here", "cook", " chef ", "A chef here"],
  ["bakers", "ers", "", "bakers"],
])("of %j without %j, but with %j, %j is left", (text, find, by, left) => {
  expect(replaceInText(text, search(find), by)).toBe(left);
  expect(replaceInDescription(`<p>${text}</p>`, search(find), by)).toBe(`<p>${left}</p>`);
});

test.each([
  ["Cook – Senior", "Senior", "Cook"],
  ["Senior – Cook", "Senior", "Cook"],
  ["Cook, Senior", "Senior", "Cook"],
  ["Cook - Senior - Nights", "senior", "Cook - Nights"],
  ["Cook, Senior – Nights", "Senior", "Cook, Nights"],
  ["Cook Senior, Nights", "Senior", "Cook, Nights"],
  ["Cook (Senior)", "Senior", "Cook"],
  ["Cook (Senior) – Nights", "Senior", "Cook – Nights"],
  ["Cook – (Senior)", "Senior", "Cook"],
  ["Cook (Senior, Nights)", "Senior", "Cook (Nights)"],
  ["Cook (Nights, Senior)", "Senior", "Cook (Nights)"],
  ["Senior / Cook / Senior", "Senior", "Cook"],
  ["Chef – cuisinier : soir", "soir", "Chef – cuisinier"],
  ["C++ Senior", "Senior", "C++"],
  ["Cook – Senior", "Junior", "Cook – Senior"],
  ["Cook –", "Junior", "Cook –"],
  ["Senior line-cook", "Senior", "line-cook"],
  ["Cook, Senior, Nights", "Senior", "Cook, Nights"],
  ["Senior C++", "Senior", "C++"],
  ["Cook [Senior]", "Senior", "Cook"],
  ["Cook (Senior) Nights", "Senior", "Cook Nights"],
  ["(Senior) Cook", "Senior", "Cook"],
  ["Cook (full time – Senior)", "Senior", "Cook (full time)"],
  ["Cook –Senior", "Senior", "Cook"],
  ["Cook/Senior", "Senior", "Cook"],
])("of the title %j without %j, %j is left", (title, find, left) => {
  expect(replaceInTitle(title, search(find), "")).toBe(left);
});

test.each([
  "–",
  "—",
  "-",
  "‑",
  "−",
  "/",
  "|",
  ",",
  ";",
  ":",
  "·",
  "•",
  "&",
  "+",
  "→",
  "\\",
  "~",
  "_",
])("the sign %j goes with the part that it joined", (sign) => {
  const without = (title: string) => replaceInTitle(title, search("Senior"), "");
  expect(without(`Cook ${sign} Senior`)).toBe("Cook");
  expect(without(`Senior ${sign} Cook`)).toBe("Cook");
  expect(without(`Cook ${sign} Senior ${sign} Nights`)).toBe(`Cook ${sign} Nights`);
  expect(without(`Cook (Nights ${sign} Senior)`)).toBe("Cook (Nights)");
  expect(without(`Cook ${sign} Junior`)).toBe(`Cook ${sign} Junior`);
});

test("a title whose part is replaced keeps its signs", () => {
  expect(replaceInTitle("Cook – Senior", search("Senior"), "Lead")).toBe("Cook – Lead");
});

const html = fc
  .array(
    fc.constantFrom(
      "<p>",
      "</p>",
      "<b>",
      "</b>",
      "<br>",
      "&amp;",
      "&eacute;",
      "&",
      "<",
      "x",
      " ",
      "xy",
      "é",
      '<a href="x">',
      "</a>",
    ),
  )
  .map((pieces) => pieces.join(""))
  .filter((text) => checkDescription(text).length === 0);

test("only text is replaced: without it, the description reads as its text does without it", () => {
  fc.assert(
    fc.property(html, (html) => {
      const tags = (text: string) =>
        serialize(parseFragment(text)).replaceAll(/[^<]*(<[^>]*>)?/g, "$1");
      const replaced = replaceInDescription(html, search("x", { wholeWords: false }), "z");
      expect(textOf(replaced)).toBe(textOf(html).replaceAll("x", "z").replaceAll("X", "z"));
      expect(tags(replaced)).toBe(tags(html));
      expect(replaceInDescription(html, search("q"), "z")).toBe(html);
    }),
  );
});
