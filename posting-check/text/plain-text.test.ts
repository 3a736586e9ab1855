import { expect, it } from "vitest";
import { plainText } from "./plain-text.ts";

it.each([
  ["&eacute;&Eacute;&ccedil;&oelig;&OElig;", "éÉçœŒ"],
  ["&#233;&#xE9;&#XE9;", "ééé"],
  ["&amp;eacute;", "&eacute;"],
  ["&EACUTE; &toString; &constructor; &xyz;", "&EACUTE; &toString; &constructor; &xyz;"],
])("the entities of %j are %j", (html, text) => {
  expect(plainText(html)).toBe(text);
});
