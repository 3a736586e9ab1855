import { readFileSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { m } from "./paraglide/messages.js";

interface Variants {
  declarations: string[];
  selectors: string[];
  match: Record<string, string>;
}
type Message = string | [Variants];

const read = (language: string) =>
  JSON.parse(readFileSync(`messages/${language}.json`, "utf8")) as Record<string, Message>;
const english = read("en");
const french = read("fr-CA");

const textsOf = (message: Message) =>
  typeof message === "string" ? [message] : Object.values(message[0].match);

/** Parameters that stand in a text, and the values that choose it. */
const shapeOf = (message: Message) => ({
  parameters: [
    ...new Set(textsOf(message).flatMap((text) => text.match(/\{\w+\}/g) ?? [])),
  ].toSorted(),
  variants:
    typeof message === "string" ? [] : [message[0].declarations, Object.keys(message[0].match)],
});

test("both languages have the same messages with the same parameters", () => {
  expect(Object.keys(french)).toEqual(Object.keys(english));
  for (const [key, message] of Object.entries(english))
    expect({ key, ...shapeOf(french[key] ?? "") }).toEqual({ key, ...shapeOf(message) });
});

test("every message is used", () => {
  const sources = ["src", "scripts/messages"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|paraglide/.test(name))
      .map((name) => readFileSync(`${folder}/${name}`, "utf8")),
  );
  const used = new Set(sources.join("\n").match(/\b[a-z]+(_[a-z0-9]+)+\b/g));
  expect(Object.keys(english).filter((key) => !used.has(key))).toEqual([]);
});

test.each([
  ["a straight quote", /["']/],
  ["an ordinary space inside guillemets or before a colon", /« | »| :/],
  ["a space before other punctuation", /[\s\u00a0][;!?,.](?!\w)/],
  ["an ellipsis of dots", /\.\.\./],
])("no French message holds %s", (_, wrong) => {
  const found = Object.entries(french).filter(([, message]) =>
    textsOf(message).some((text) => wrong.test(text)),
  );
  expect(found).toEqual([]);
});

test.each([
  ["Baker", "Baker · Job postings"],
  ["أفضل", "\u2068أفضل\u2069 · Job postings"],
  ["A\u202eB", "\u2068A\u202eB\u2069 · Job postings"],
])("%j is isolated only where it runs in the other direction", (page, title) => {
  expect(m.app_document_title({ page }, { locale: "en" })).toBe(title);
});

test("typed text in a message is isolated from its direction", () => {
  const typed = /(?<!\u2068)\{(title|q|typed_text|token|text|job|typed|before|now)\}/;
  const found = Object.values({ ...english, ...french })
    .flatMap(textsOf)
    .filter((text) => typed.test(text));
  // The time at which a draft was typed.
  expect(found.filter((text) => !text.includes("({typed})"))).toEqual([]);
});
