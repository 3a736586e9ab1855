import { expect, test } from "vitest";
import { en } from "./en.ts";
import { fr } from "./fr.ts";
import { type Message, sentence } from "./message.ts";

type ParamOf<M> = M extends Message ? Exclude<keyof M, "key"> : never;

/** What any sentence names. */
const EVERYTHING: Record<ParamOf<Message>, unknown> = Object.assign(
  { field: "title", max: 2_000, length: 7, count: 2, window: 10, seconds: 1, pieces: 5, bytes: 6 },
  { id: 7, line: 1, column: 2, flaw: "Unexpected end", unchanged: true, requestId: "r" },
  { tag: "p", name: "class", href: "x:y", place: "a", written: "b", province: "BC" },
  { value: "PATCH", encoding: "gzip" },
  { referenceId: "R-1", path: "/x", method: "PUT", allow: "GET", etag: '"1-2"' },
  { value: "PATCH", encoding: "br" },
);

test.each([
  ["English", en, /«|\u00a0/],
  // No space before ; ! ?, a no-break space before a colon and inside guillemets.
  ["French", fr, /[\s\u00a0][;!?]|\p{L}\)? : |« | »|\p{L}'\p{L}|“/u],
])("every message is a sentence in %s", (_language, messages, misprint) => {
  const sentences = Object.keys(en)
    .filter((key) => key !== "names" && key !== "more")
    .map((key) => sentence({ ...EVERYTHING, key } as Message, messages));
  const wrong = sentences.filter(
    (said) => !/^\S.+\.$/.test(said) || /undefined|NaN|\[object/.test(said) || misprint.test(said),
  );
  expect(wrong).toEqual([]);
});

test.each([
  ["WA", "“WA”"],
  ["Trois-Rivières (Québec)", "“Trois-Rivières (Québec)”"],
  ["אבג", "“\u2068אבג\u2069”"],
  ["A\u202e\u2069\u0000B", "“AB”"],
  ["😀".repeat(30), `“\u2068${"😀".repeat(20)}…\u2069”`],
])("what a person typed keeps its direction to itself: %j", (written, quoted) => {
  expect(sentence({ key: "provinceUnknown", written }, en)).toContain(`${quoted} is not`);
});
