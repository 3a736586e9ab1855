import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bucketsOf, nearDuplicateOf, sameElsewhereOf } from "./near-duplicates.ts";
import { aJob } from "#contract/testing/a-job.ts";
import { postingTextOf } from "./posting-text.ts";
import { type PostingText, similarity, sketchOf } from "./sketch.ts";

const words = (count: number, prefix = "word") =>
  Array.from({ length: count }, (_, index) => `${prefix}${index}`);

const TEXT = `<p>${words(120).join(" ")}</p>`;

const posting = (given: Partial<PostingText>): PostingText => ({
  id: 1,
  isActive: true,
  title: "Baker",
  description: TEXT,
  places: ["Laval, QC"],
  ...given,
});

/** The id of what is found for posting 1 among itself and others. */
function foundFor(one: Partial<PostingText>, ...others: Partial<PostingText>[]) {
  const all = [posting(one), ...others.map((other, at) => posting({ id: at + 2, ...other }))];
  const [sketch, ...rest] = all.map(sketchOf);
  return sketch && nearDuplicateOf(sketch, bucketsOf([sketch, ...rest]));
}

/** The id of what is found for posting 1 in other places. */
function foundElsewhere(others: Partial<PostingText>[], families: number[][] = []) {
  const all = [{}, ...others].map((other, at) => sketchOf(posting({ id: at + 1, ...other })));
  const familyOf = new Map(families.flatMap((family) => family.map((id) => [id, family])));
  return sameElsewhereOf(all[0]!, bucketsOf(all), familyOf);
}

const without = (word: string) => TEXT.replace(`${word} `, "");

describe("near-duplicates", () => {
  it.each<[name: string, one: Partial<PostingText>, other: Partial<PostingText>, found: boolean]>([
    ["the same text", {}, {}, true],
    ["a word less", {}, { description: without("word60") }, true],
    [
      "a paragraph for a blank",
      {},
      { description: TEXT.replace("word60 ", "word60</p><p>") },
      true,
    ],
    ["other capitals and formatting", {}, { description: `<b>${TEXT.toUpperCase()}</b>` }, true],
    ["another title", {}, { title: "Pastry chef" }, true],
    [
      "the same few words",
      { description: "<p>Bread.</p>" },
      { description: "<p>Bread.</p>" },
      true,
    ],
    [
      "of few words, another one",
      { title: "Baker 1", description: "<p>Bread.</p>" },
      { title: "Baker 2", description: "<p>Bread.</p>" },
      false,
    ],
    [
      "a quarter of other words",
      {},
      { description: `<p>${[...words(90), ...words(30, "other")].join(" ")}</p>` },
      false,
    ],
    ["another text", {}, { description: `<p>${words(120, "other").join(" ")}</p>` }, false],
    ["without any text", { title: "", description: "" }, {}, false],
    ["a draft", {}, { isActive: false }, false],
    ["for a draft", { isActive: false }, {}, true],
    ["another place", {}, { places: ["Toronto, ON"] }, false],
    [
      "one place in common",
      { places: ["Toronto, ON", "Laval, QC"] },
      { places: ["Laval, QC"] },
      true,
    ],
  ])("%s", (_name, one, other, found) => {
    expect(foundFor(one, other)).toBe(found ? 2 : undefined);
  });

  it("finds the same text elsewhere, but for postings that were made of one", () => {
    const [toronto, paris] = [{ places: ["Toronto, ON"] }, { places: ["Paris, ON"] }];
    expect(foundElsewhere([toronto])).toBe(2);
    expect(foundElsewhere([{ ...toronto, description: without("word60") }])).toBe(2);
    expect(foundElsewhere([{ places: ["Toronto, ON", "Laval, QC"] }])).toBe(undefined);
    expect(foundElsewhere([{ ...toronto, isActive: false }])).toBe(undefined);
    expect(foundElsewhere([toronto, paris], [[1, 2]])).toBe(3);
    expect(foundElsewhere([toronto, paris], [[1, 2, 3]])).toBe(undefined);
    expect(foundElsewhere([toronto, paris], [[2, 3]])).toBe(2);
  });

  it("finds the first of many with one text", () => {
    expect(foundFor({}, ...Array.from({ length: 500 }, () => ({})))).toBe(2);
  });

  it("finds a text with a few words changed, and no text of other words", () => {
    const vocabulary = fc.integer({ min: 0, max: 999 }).map((number) => `w${number}`);
    const text = fc.array(vocabulary, { minLength: 200, maxLength: 400 });
    const changes = fc.array(fc.nat(), { minLength: 1, maxLength: 2 });
    fc.assert(
      fc.property(text, text, changes, (one, other, at) => {
        const changed = [...one];
        for (const place of at) changed[place % one.length] = "changed";
        const description = one.join(" ");
        expect(foundFor({ description }, { description: changed.join(" ") })).toBe(2);
        expect(foundFor({ description }, { description: other.join(" ") })).toBe(undefined);
      }),
    );
  });

  it.each([
    ["Montréal (Québec)", "Montreal, QC", true],
    ["Hope BC", "hope, British Columbia, Canada", true],
    ["London, ON", "London, BC", false],
  ])("takes %s and %s for one place: %s", (one, other, same) => {
    const placesOf = (description: string) =>
      postingTextOf({ ...aJob, locations: [{ id: null, name: "", description, type: "" }] }).places;
    expect(placesOf(one).join() === placesOf(other).join()).toBe(same);
  });

  it("measures the part of shingles in common", () => {
    const of = (description: string) => sketchOf(posting({ title: "", description }));
    // Of 117 shingles each, four hold the word that differs.
    const other = of(TEXT.replace("word60 ", "another "));
    expect(similarity(of(TEXT), other)).toBeCloseTo(113 / 121);
  });
});
