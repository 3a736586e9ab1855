import { describe, expect, test } from "vitest";

import {
  isAllowedAttribute,
  isAllowedHref,
  isAllowedTag,
  isReadable,
} from "./description-markup.ts";

const allowed = [
  "http://example.com",
  "HTTPS://example.com/a?b#c:d",
  "https:example.com",
  "mailto:jobs@example.com",
  "tel:+1-604-555-0100",
  "/apply",
  "apply?next=a:b",
  "./a:b",
  "#how:to",
  "?a",
  "",
  "  https://example.com \n",
  "ht\ntps://example.com",
];

const refused = [
  "javascript:alert(1)",
  " JavaScript:alert(1)",
  "java\nscript:alert(1)",
  "java\tscript:alert(1)",
  "\u0001javascript:alert(1)",
  "java\u0000script:alert(1)",
  "java\fscript:alert(1)",
  "java script:alert(1)",
  "data:text/html,x",
  "vbscript:x",
  "ftp://example.com",
  "file:///etc/passwd",
  "blob:https://example.com/x",
  "x:y",
  ":y",
  "//evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "\\/evil.example",
  " //evil.example",
  "/\n/evil.example",
  "https://example.com/\u007f",
];

describe("isAllowedHref", () => {
  test.each(allowed)("allows %j", (href) => expect(isAllowedHref(href)).toBe(true));
  test.each(refused)("refuses %j", (href) => expect(isAllowedHref(href)).toBe(false));
});

test("tags and attributes are those of §4.2", () => {
  expect(["p", "strong", "a", "span", "script", "P"].map(isAllowedTag)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
  expect(isAllowedAttribute("a", "href")).toBe(true);
  expect(isAllowedAttribute("a", "target")).toBe(true);
  expect(isAllowedAttribute("a", "rel")).toBe(false);
  expect(isAllowedAttribute("p", "href")).toBe(false);
});

test.each([
  ["a", true],
  ["😀", true],
  [" .", true],
  ["", false],
  [" \n\u00a0\u2003", false],
  ["\u200b\u00ad\u2060\ufeff\u0007", false],
])("whether %j can be read: %j", (text, readable) => expect(isReadable(text)).toBe(readable));
