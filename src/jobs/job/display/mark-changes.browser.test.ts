import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type DescriptionBlock, descriptionBlocks } from "#src/editor/description-blocks.ts";
import { typicalDescription } from "#src/editor/testing/descriptions.ts";
import { hostileHtml } from "#contract/testing/hostile-html.ts";
import { tries } from "#contract/testing/tries.ts";
import { type MarkedBlock, markDescription } from "./mark-changes.ts";

const marks = { added: "+", removed: "-", same: "" };

/** "Bread {-daily}{+weekly}" */
const written = (blocks: readonly MarkedBlock[]) =>
  blocks.map(({ change, runs }) => {
    const inner = runs.map((run) => {
      const words = run.items.map((word) => word.text).join("");
      return run.change === "same" ? words : `{${marks[run.change]}${words}}`;
    });
    return marks[change] + inner.join("");
  });

const compare = (before: string, after: string) =>
  written(markDescription(descriptionBlocks(before), descriptionBlocks(after)));

it.each<[string, string, string, string[]]>([
  ["nothing", "<p>Bread</p>", "<div>Bread</div>", ["Bread"]],
  [
    "a word",
    "<p>We bake bread daily</p>",
    "<p>We bake bread weekly</p>",
    ["We bake bread {-daily}{+weekly}"],
  ],
  [
    "a rewritten phrase, as one",
    "<p>We bake bread and cakes early in the day</p>",
    "<p>We bake bread for half of the day</p>",
    ["We bake bread {-and cakes early in }{+for half of }the day"],
  ],
  [
    "a new paragraph moves nothing",
    "<p>Bread</p><p>Cakes</p>",
    "<p>Bread</p><p>Pies too</p><p>Cakes</p>",
    ["Bread", "+Pies too", "Cakes"],
  ],
  ["a paragraph less", "<p>Bread</p><p>Cakes</p>", "<p>Cakes</p>", ["-Bread", "Cakes"]],
  [
    "a paragraph that became an item",
    "<p>Bread</p>",
    "<ul><li>Bread</li></ul>",
    ["-Bread", "+Bread"],
  ],
  [
    "words of which half stayed",
    "<p>Bread daily</p>",
    "<p>Bread weekly</p>",
    ["Bread {-daily}{+weekly}"],
  ],
  ["a word that came at the end", "<p>Bread</p>", "<p>Bread daily</p>", ["Bread{+ daily}"]],
  [
    "bold",
    "<p>Good bread here</p>",
    "<p>Good <b>bread</b> here</p>",
    ["Good {-bread}{+bread} here"],
  ],
  [
    "where a link leads",
    '<p>Please <a href="/a">apply</a> now</p>',
    '<p>Please <a href="/b">apply</a> now</p>',
    ["Please {-apply}{+apply} now"],
  ],
  [
    "characters whole",
    "<p>The cafe \u{1f469}\u200d\u{1f4bb} of \u{1f1e8}\u{1f1e6}</p>",
    "<p>The cafe\u0301 \u{1f468}\u200d\u{1f4bb} of \u{1f1e8}\u{1f1ed}</p>",
    [
      "The {-cafe \u{1f469}\u200d\u{1f4bb}}{+cafe\u0301 \u{1f468}\u200d\u{1f4bb}} of {-\u{1f1e8}\u{1f1e6}}{+\u{1f1e8}\u{1f1ed}}",
    ],
  ],
])("shows %s", (_, before, after, expected) => {
  expect(compare(before, after)).toEqual(expected);
});

it("compares a long paragraph of different words in time", () => {
  const long = Array.from({ length: 5_000 }, (_, index) => `word${index % 350}`).join(" ");
  expect(compare(`<p>${long}</p>`, `<p><b>${long}</b> And cakes.</p>`)).toEqual([
    `{-${long}}{+${long} And cakes.}`,
  ]);
});

it("compares many different paragraphs in time", () => {
  const list = (word: string) =>
    Array.from({ length: 600 }, (_, index) => `<p>${word}${index}</p>`).join("");
  const shown = compare(list("bread"), list("cakes"));
  expect(shown).toHaveLength(1_200);
  expect(shown[0]).toBe("-bread0");
  expect(shown[600]).toBe("+cakes0");
});

const words = (blocks: readonly DescriptionBlock[]) =>
  blocks.flatMap((block) => block.words.map(({ text }) => text));

/** The words without the blocks and runs of one change. */
const without = (blocks: readonly MarkedBlock[], hidden: "added" | "removed") =>
  blocks
    .filter(({ change }) => change !== hidden)
    .flatMap(({ runs }) => runs.filter(({ change }) => change !== hidden))
    .flatMap(({ items }) => items.map(({ text }) => text));

describe("for any two descriptions", () => {
  it("keeps every word of both", () => {
    fc.assert(
      fc.property(typicalDescription, typicalDescription, (one, other) => {
        const [before, after] = [descriptionBlocks(one), descriptionBlocks(other)];
        const shown = markDescription(before, after);
        expect(without(shown, "added")).toEqual(words(before));
        expect(without(shown, "removed")).toEqual(words(after));
      }),
      tries(300),
    );
  });

  it("names only allowed addresses", () => {
    fc.assert(
      fc.property(hostileHtml, (html) => {
        const hrefs = descriptionBlocks(html).flatMap((block) =>
          block.words.map(({ href }) => href),
        );
        expect(
          hrefs.filter((href) => href !== null && /^\s*(javascript|data):/i.test(href)),
        ).toEqual([]);
      }),
      tries(300),
    );
  });
});
