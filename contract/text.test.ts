import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { growth, MAX_GROWTH } from "./testing/growth.ts";
import { tries } from "./testing/tries.ts";
import {
  foldText,
  hasControlCharacter,
  hasInvisible,
  normalizeId,
  singleLine,
  tidy,
  withoutInvisible,
} from "./text.ts";

const functions = { foldText, normalizeId, singleLine, tidy, withoutInvisible };

const mark = fc.constantFrom("\u0301", "\u0316", "\u0344", "\u093c", "\u05bc");
const anyText = fc
  .array(fc.oneof(fc.string({ unit: "binary", maxLength: 4 }), fc.string({ unit: mark })))
  .map((parts) => parts.join(""));

describe.each(Object.entries(functions))("%s", (_name, normalize) => {
  test("throws for no text and changes nothing the second time", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(normalize(normalize(text))).toBe(normalize(text));
      }),
      tries(500),
    );
  });

  test.each(["a", "\u0301\u0316", "é\u200b", "-' ", "\n\t", "\u0344"])(
    "takes linear time for %j without end",
    async (piece) => {
      const work = (n: number) => normalize(piece.repeat(n));
      expect(await growth(2_000, work)).toBeLessThan(MAX_GROWTH);
    },
  );
});

test.each([
  ["Baker\nnight\tshift", "Baker night shift"],
  ["Baker\r\nnight\u2028shift\u0085", "Baker night shift "],
  ["Baker\u0007", "Baker\u0007"],
])("the single line of %j is %j", (text, line) => expect(singleLine(text)).toBe(line));

test.each([
  ["Baker\t\r\n", false],
  ["Baker\u0007", true],
  ["Baker\u007f", true],
  ["Baker\u009b", true],
])("%j has a control character: %s", (text, has) => expect(hasControlCharacter(text)).toBe(has));

test.each([
  ["Été ✓ 👍", false],
  ["R\u200b", true],
  ["\ufeffR", true],
  ["R\u00ad1", true],
  ["\u202eR", true],
  ["R\u3164", true],
  ["R\u2800", true],
  ["R\ufe0f", true],
])("%j has an invisible character: %s", (text, has) => expect(hasInvisible(text)).toBe(has));

test.each([
  [" HR-1\u00a0", "HR-1"],
  ["E\u0301te\u0301\u00a01", "Été 1"],
  ["HR\t1\n", "HR 1"],
])("the identifier %j is %j", (text, id) => expect(normalizeId(text)).toBe(id));

test.each([
  ["Développeur", "developpeur"],
  ["DE\u0301VELOPPEUR", "développeur"],
  ["HR-1657", "hr 1657"],
  ["HR\u20111657", "HR\u00a01657"],
  ["L’équipe", "l'equipe"],
  ["Sous–chef", "sous-chef"],
  ["ﬁnance Ⅳ ＡＢＣ", "finance iv abc"],
  ["Cœur  à\tsœur", "coeur a soeur"],
  ["Straße", "STRASSE"],
  ["Łódź", "lodz"],
  ["ΟΔΟΣ", "οδος"],
  ["ko\u00adala", "koala"],
])("%j and %j are the same when compared", (a, b) => expect(foldText(a)).toBe(foldText(b)));
