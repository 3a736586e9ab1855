import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { growth, MAX_GROWTH } from "#contract/testing/growth.ts";
import { findWording } from "./find-wording.ts";

interface Labelled {
  kind: string;
  language: string;
  ground: string;
  isMarked: boolean;
}

const sentencesOf = (name: string): Labelled[] =>
  readFileSync(new URL(`../testing/${name}.txt`, import.meta.url), "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => {
      const [kind = "", language = "", ground = "", sentence = ""] = line.split("\t");
      return { kind, language, ground, isMarked: findWording(sentence).length > 0 };
    });

const share = (sentences: readonly Labelled[]) =>
  sentences.filter(({ isMarked }) => isMarked).length / sentences.length;

/** What is found, missed and falsely marked of each ground: printed with `SENTENCES_TABLE=1`. */
function tableOf(sentences: readonly Labelled[]): string {
  const rows = [...new Set(sentences.map(({ ground }) => ground))].toSorted().map((ground) => {
    const marked = (kind: string, isMarked: boolean) =>
      sentences.filter(
        (one) => one.ground === ground && one.kind === kind && one.isMarked === isMarked,
      ).length;
    return [ground, marked("risky", true), marked("risky", false), marked("fine", true)].join("\t");
  });
  return ["found\tmissed\tfalsely marked", ...rows, ""].join("\n");
}

it.each([
  ["sentences", "en", 0.9, 0.02],
  ["sentences", "fr", 0.9, 0.02],
  // Nobody tunes with these.
  ["aside", "en", 0.7, 0.1],
  ["aside", "fr", 0.7, 0.1],
])(
  "of %s in %s, finds %d of the risky and marks %d of the others",
  (name, language, found, marked) => {
    const sentences = sentencesOf(name).filter((one) => one.language === language);
    const of = (kind: string) => sentences.filter((one) => one.kind === kind);
    if (process.env["SENTENCES_TABLE"])
      process.stdout.write(
        `${name}, ${language}: ${share(of("risky")).toFixed(2)} found, ${share(of("fine")).toFixed(2)} falsely marked\n${tableOf(sentences)}`,
      );
    expect(share(of("risky"))).toBeGreaterThanOrEqual(found);
    expect(share(of("fine"))).toBeLessThanOrEqual(marked);
  },
);

it("gives the sentence as it is written, once for each rule", () => {
  expect(findWording("We bake.\nFemale candidates (women) preferred. Dr. Ada leads.")).toEqual([
    { rule: "sexWording", start: 9, text: "Female candidates (women) preferred." },
  ]);
});

it.each([
  ["All are welcome to apply, but we would rather have a woman.", "sexWording"],
  ["We are an equal opportunity employer looking for young people.", "ageWording"],
  ["Tous sont les bienvenus, mais nous préférons un homme.", "sexWording"],
  ["We encourage women, newcomers and people with disabilities to apply.", undefined],
  ["Nous invitons les femmes et les minorités visibles à postuler.", undefined],
])("finds what a welcome to all does not take back: %s", (sentence, rule) => {
  expect(findWording(sentence)[0]?.rule).toBe(rule);
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
    // No sentence is the same as another.
    const sentences = Array.from(
      { length: size / 300 },
      (_, number) => `${part.repeat(Math.ceil(300 / part.length))}${performance.now()} ${number}. `,
    );
    findWording(sentences.join(""));
  };
  expect(await growth(6_000, find)).toBeLessThan(MAX_GROWTH);
});
