import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { growth, MAX_GROWTH } from "#contract/testing/growth.ts";
import { findWording } from "./find-wording.ts";

const SENTENCES = readFileSync(new URL("../testing/sentences.txt", import.meta.url), "utf8")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"))
  .map((line) => {
    const [kind, language, ground, sentence] = line.split("\t") as [string, string, string, string];
    return { kind, language, ground, isMarked: findWording(sentence).length > 0 };
  });

const share = (sentences: readonly { isMarked: boolean }[]) =>
  sentences.filter(({ isMarked }) => isMarked).length / sentences.length;

/** How many sentences of each ground are marked: printed with `SENTENCES_TABLE=1`. */
const tableOf = (sentences: typeof SENTENCES): string =>
  [...new Set(sentences.map(({ ground, kind }) => `${ground} ${kind}`))]
    .map((name) => {
      const all = sentences.filter(({ ground, kind }) => `${ground} ${kind}` === name);
      return `${name}: ${all.filter(({ isMarked }) => isMarked).length} of ${all.length}\n`;
    })
    .join("");

it.each(["en", "fr"])("finds most risky sentences and few others: %s", (language) => {
  const of = (kind: string) =>
    SENTENCES.filter((one) => one.kind === kind && one.language === language);
  if (process.env["SENTENCES_TABLE"])
    process.stdout.write(tableOf([...of("risky"), ...of("fine")]));
  expect(share(of("risky"))).toBeGreaterThanOrEqual(0.8);
  expect(share(of("fine"))).toBeLessThanOrEqual(0.05);
});

it("gives the sentence as it is written, once for each rule", () => {
  expect(findWording("We bake.\nFemale candidates (women) preferred. Dr. Ada leads.")).toEqual([
    { rule: "sexWording", start: 9, text: "Female candidates (women) preferred." },
  ]);
});

const HOSTILE: readonly string[] = [
  "young ",
  "no ",
  "must be ",
  "only young and ",
  "applicants with a ",
  "a.b",
  "A. ",
  "(e)",
  ", ",
  ".",
  "between 18 and ",
  "experience in the ",
  "pas de ",
  "e\u0301\u0301",
  "\n",
];

it.each(HOSTILE)("60 kB of %j takes time linear in its length", async (part) => {
  const find = (size: number) => {
    findWording(part.repeat(Math.ceil(size / part.length)));
  };
  expect(await growth(6_000, find)).toBeLessThan(MAX_GROWTH);
});
