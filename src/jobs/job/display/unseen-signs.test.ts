import { expect, test } from "vitest";
import { m } from "#src/i18n/paraglide/messages.js";
import { looksSame, unseenSigns } from "./unseen-signs.ts";

test.each([
  ["\u00A0", m.sign_no_break_space()],
  [" \u202F", `${m.sign_blank()}, ${m.sign_no_break_space()}`],
  ["\n", m.sign_line_break()],
  ["\u00AD", m.sign_soft_hyphen()],
  ["\u200B", m.sign_unseen({ code: "U+200B" })],
  ["\u200E", m.sign_unseen({ code: "U+200E" })],
  ["a\u00A0", undefined],
  ["–", undefined],
  ["", undefined],
])("%j is named %j", (text, names) => expect(unseenSigns(text)).toBe(names));

test.each([
  ["Kelowna, BC", "Kelowna,\u00A0BC", true],
  ["Kelowna, BC", "Kelowna, BC\u200B", true],
  ["Que\u0301bec", "Québec", true],
  ["Kelowna, BC", "Kelowna BC", false],
])("%j and %j look the same: %s", (one, other, same) => expect(looksSame(one, other)).toBe(same));
