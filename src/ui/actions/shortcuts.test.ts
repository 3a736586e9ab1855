import { expect, test } from "vitest";
import { keyOf } from "./shortcuts.ts";

test.each([
  ["QWERTY", "j", "KeyJ", false, "j"],
  ["Caps Lock", "J", "KeyJ", false, "j"],
  ["Shift", "J", "KeyJ", true, "J"],
  ["Shift with Caps Lock", "j", "KeyJ", true, "J"],
  ["Cyrillic with Shift", "О", "KeyJ", true, "J"],
  ["Cyrillic", "о", "KeyJ", false, "j"],
  ["Cyrillic with Caps Lock", "О", "KeyJ", false, "j"],
  ["Greek", "ξ", "KeyJ", false, "j"],
  ["Hebrew", "ח", "KeyJ", false, "j"],
  ["Dvorak: the letter counts", "h", "KeyJ", false, "h"],
  ["AZERTY with Caps Lock", "Q", "KeyA", false, "q"],
  ["Canadian French", "é", "Slash", false, "é"],
  ["a sign", "/", "Slash", false, "/"],
  ["a sign with Shift", "?", "Digit7", true, "?"],
  ["no letter", "Enter", "Enter", false, "Enter"],
])("%s: %s at %s, Shift %s", (_keyboard, key, code, shiftKey, expected) =>
  expect(keyOf({ key, code, shiftKey })).toBe(expected),
);
