import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { PROVINCES } from "#contract/reference.ts";
import { checkPosting } from "./check-posting.ts";
import { CORPUS_DAY, readCorpus } from "./testing/read-corpus.ts";

const read = (name: string) =>
  readCorpus(readFileSync(`posting-check/testing/${name}.txt`, "utf8"));
const [corpus, hostile] = [read("corpus"), read("hostile")];

it("has at least 200 postings of all provinces, a third of them tricky", () => {
  expect(corpus.length).toBeGreaterThanOrEqual(200);
  expect(corpus.filter(({ isTricky }) => isTricky).length).toBeGreaterThan(corpus.length / 3);
  const text = corpus.map(({ line }) => line).join("\n");
  expect(PROVINCES.filter(({ code }) => !text.includes(`, ${code}`))).toEqual([]);
});

it("finds the errors of the corpus with a precision of 0.98 and a recall of 0.95", () => {
  let [right, found, labelled] = [0, 0, 0];
  const wrong: string[] = [];
  for (const { line, errors, job, facts } of [...corpus, ...hostile]) {
    const said = checkPosting(job, facts, CORPUS_DAY)
      .filter(({ level }) => level === "toCorrect")
      .map(({ rule }) => rule)
      .toSorted();
    right += said.filter((rule) => errors.includes(rule)).length;
    found += said.length;
    labelled += errors.length;
    if (said.join() !== errors.join()) wrong.push(`${said.join(" ") || "-"} for: ${line}`);
  }
  expect({ precision: right / found, recall: right / labelled, wrong }).toSatisfy(
    ({ precision, recall }) => precision >= 0.98 && recall >= 0.95,
  );
});
