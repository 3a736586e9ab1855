import { describe, expect, test } from "vitest";
import { type Block, isLine } from "../../source/blocks.ts";
import { readText } from "../read-text.ts";

/** Blocks in short: `[a [b c] d]` is a list with a list in its first item, `(…)` a numbered one. */
const short = (blocks: readonly Block[]): string =>
  blocks
    .map((block) => {
      if (isLine(block)) return block.spans.map(({ text }) => text ?? "/").join("");
      const items = block.items.map(short).join(", ");
      return block.ordered ? `(${items})` : `[${items}]`;
    })
    .join(" ");

const read = (text: string) => short(readText(text).blocks);

describe("lists", () => {
  test.each(
    [
      ..."•·●▪■◦‣⁃⦁∙►▶▸➢➤→⇒✓✔✗☐☑★☆❖◆◇□○§»–—-*+".split(""),
      "✔\ufe0f",
      "✅",
      "👉",
      "🔹",
      "->",
      "\uf0b7",
      "\uf0fc",
      "\uf123",
    ].map((sign) => [sign]),
  )("with the bullet %s", (sign) => expect(read(`${sign} a\n${sign}\tb`)).toBe("[a, b]"));

  test.each([
    ["1.", "2."],
    ["1)", "2)"],
    ["(1)", "(2)"],
    ["a)", "b)"],
    ["A.", "B."],
    ["i.", "ii."],
    ["(I)", "(II)"],
    ["1.1", "1.2"],
    ["①", "②"],
  ])("with the numbers %s, %s", (one, two) => expect(read(`${one} a\n${two} b`)).toBe("(a, b)"));

  test.each([
    ["Word's second level", "• a\no\tb\no\tc\n• d", "[a [b, c], d]"],
    ["Word's third level", "• a\no\tb\n§ c\n• d", "[a [b [c]], d]"],
    ["dashes in bullets", "• a\n- b\n• c", "[a [b], c]"],
    ["letters in numbers", "1. a\na) b\nb) c\n2. d\na) e\nb) f", "(a (b, c), d (e, f))"],
    ["bullets in numbers", "1. a\n• b\n2. c\n• d\n• e", "(a [b], c [d, e])"],
    ["numbers in bullets", "• a\n1. b\n2. c\n• d", "[a (b, c), d]"],
    ["Roman numerals in letters", "a. a\n   i. b\n   ii. c\nb. d", "(a (b, c), d)"],
    [
      "letters up to i",
      "abcdefghij"
        .split("")
        .map((letter) => `${letter}) x`)
        .join("\n"),
      `(${Array(10).fill("x").join(", ")})`,
    ],
  ])("in lists: %s", (_, text, expected) => expect(read(text)).toBe(expected));

  test.each([
    ["bullets on lines of their own", "x\n•\na\n•\nb and\nc\n•\nd", "x [a, b and c, d]"],
    ["a heading between them", "•\na\n•\nb\nOffer\n•\nc\n•\nd", "[a, b] Offer [c, d]"],
    ["a line broken to fit a page", "• a and\nb\n• c", "[a and b, c]"],
    ["other bullets after an empty line", "• a\n• b\n\n✔ c\n✔ d", "[a, b] [c, d]"],
    ["dashes without a space", "-a\n-b", "[a, b]"],
    ["one bullet", "a\n• b\nc", "a [b] c"],
    ["one dash before a space", "a\n- b\nc", "a [b] c"],
  ])("of a document: %s", (_, text, expected) => expect(read(text)).toBe(expected));

  test.each([
    ["pictures that say something", "🏥 Dental\n🏖 Holidays", "🏥 Dental 🏖 Holidays"],
    ["initials", "A. Smith\nC. Jones", "A. Smith C. Jones"],
    ["numbers that begin elsewhere", "5. a\n6. b", "5. a 6. b"],
    ["amounts", "1.5 years\n2.5 years", "1.5 years 2.5 years"],
    ["one number, which stays", "5. a\nb", "5. a b"],
    ["one long dash", "a\n— b", "a — b"],
    ["a bullet that parts words", "• a • b", "• a • b"],
    ["an unknown sign in the text", "a \uf04a b \uf123c", "a ☺ b c"],
  ])("are not made of %s", (_, text, expected) => expect(read(text)).toBe(expected));
});
