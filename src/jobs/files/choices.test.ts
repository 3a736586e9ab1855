import { afterAll, describe, expect, it } from "vitest";
import { CATEGORIES, POSITION_TYPES } from "#contract/reference.ts";
import { getLocale, type Locale, overwriteGetLocale } from "#src/i18n/paraglide/runtime.js";
import { FIELD_NAMES } from "../job/fields/job-values.ts";
import { columnChoices, type Choices, namedChoice } from "./choices.ts";
import { COLUMN_NAMES, columnOf, columnOfHeading } from "./columns.ts";

const ownLocale = getLocale;
afterAll(() => overwriteGetLocale(ownLocale));

/** What a page in a language makes. */
function inLanguage<T>(language: Locale, make: () => T): T {
  overwriteGetLocale(() => language);
  return make();
}
const references = { categories: CATEGORIES, positionTypes: POSITION_TYPES };
const choicesIn = (language: Locale) => inLanguage(language, () => columnChoices(references));

it("every field of the form has a column, except for what another one implies", () => {
  const others = FIELD_NAMES.filter((name) => !COLUMN_NAMES.some((column) => column === name));
  expect(others).toEqual(["categoryTyped", "locationTyped", "paid"]);
});

describe.each<[of: Locale, on: Locale]>([
  ["fr-CA", "en"],
  ["en", "fr-CA"],
])("a file of the page in %s, on the page in %s", (of, on) => {
  const [theirs, ours] = [choicesIn(of), choicesIn(on)];

  it.each(Object.keys(theirs) as (keyof Choices)[])("has values of %s that are known", (kind) => {
    const named = theirs[kind].map(({ label }) => [label, namedChoice(ours[kind], label)]);
    expect(named).toEqual(theirs[kind].map(({ label, value }) => [label, value]));
  });

  it("has headings that are known", () => {
    const headings = COLUMN_NAMES.map((name) => inLanguage(of, () => columnOf(name).header()));
    expect(headings.map(columnOfHeading)).toEqual(COLUMN_NAMES);
  });
});
