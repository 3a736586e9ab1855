import { expect, it } from "vitest";
import { hasMarkup, plainText, readableDescription } from "./plain-text.ts";

it.each<[string, string]>([
  ["<b>Long-Haul</b> Driver", "Long-Haul Driver"],
  ["Engineer &amp; planner", "Engineer & planner"],
  ["Cook &amp; Server &#8211; nights", "Cook & Server – nights"],
  ["Montr&eacute;al, QC", "Montréal, QC"],
  ["Line\r\ncook", "Line cook"],
  ["Line <br/> cook", "Line cook"],
  ["Cook&nbsp;2", "Cook 2"],
  ["R&D; QA", "R&D; QA"],
  ["https://a.example.com/?a=1&lang=en", "https://a.example.com/?a=1&lang=en"],
  ["Size <3 & > 2", "Size <3 & > 2"],
  ["Dev <senior>", "Dev <senior>"],
])("%j is read as %j", (text, plain) => {
  expect(plainText(text)).toBe(plain);
  expect(hasMarkup(text)).toBe(text !== plain && !/[\r\n]/.test(text));
});

it("shows a description as text", () => {
  expect(readableDescription("<p>We <b>bake</b></p><ul><li>a &amp; b</li></ul>")).toBe(
    "We bake\n• a & b",
  );
});
