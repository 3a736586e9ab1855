import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { ReadinessFacts } from "#contract/readiness-facts.ts";
import { jobRequest } from "#contract/job-request.ts";
import type { Job } from "#contract/job.ts";
import { bodyOf } from "../../job/fields/job-body.ts";
import { textOf } from "#contract/description-text.ts";
import { checkPosting, type Finding } from "#posting-check/check-posting.ts";
import { pressesOf, type SingleFix } from "#posting-check/model/rule.ts";
import { CORPUS_DAY, readCorpus } from "#posting-check/testing/read-corpus.ts";
import { fixDescription } from "./fix-description.ts";

const corpora = ["corpus", "hostile"].flatMap((name) =>
  readCorpus(readFileSync(`posting-check/testing/${name}.txt`, "utf8")),
);

/** The posting after a press on a fix; undefined for one that leaves something to the person. */
function mended(job: Job, fix: SingleFix): Job | undefined {
  switch (fix.kind) {
    case "duplicate":
      return undefined;
    case "set": {
      const { pay } = fix;
      const paid = pay ? mended(job, { kind: "pay", pay }) : job;
      return paid && { ...paid, [fix.field]: fix.value };
    }
    case "place":
      return {
        ...job,
        locations: job.locations.map((location) =>
          location.description === fix.find ? { ...location, description: fix.by } : location,
        ),
      };
    case "pay": {
      const { amount, maxAmount, period } = fix.pay;
      if (fix.asks || amount === null || period === null) return undefined;
      const salary = {
        plusCommission: false,
        ...job.salary,
        amount,
        maxAmount,
        period: { id: period, name: "", unit: "" },
      };
      return { ...job, salary };
    }
    default:
      return { ...job, description: fixDescription(job.description, fix) };
  }
}

const findingsOf = (job: Job, { facts }: { facts: ReadinessFacts }) =>
  checkPosting(job, { ...facts, usesAi: true }, CORPUS_DAY);
const errorsOf = (findings: Finding[]) =>
  findings.filter(({ level }) => level === "toCorrect").map(({ rule }) => rule);
const said = ({ quote, params }: Finding) => quote ?? params ?? null;
const isValid = (job: Job) =>
  jobRequest.safeParse({ ...bodyOf(job), applicationEmail: "jobs@a.ca" }).success;
const squeezed = (html: string) => textOf(html).replaceAll(/[\s’']/g, "");

describe.each(corpora)("$line", (labelled) => {
  const { job } = labelled;
  const before = findingsOf(job, labelled);
  const fixes = before.flatMap((finding) =>
    pressesOf(finding.fix).map(([, fix]) => ({ finding, fix })),
  );
  const pressed = fixes.flatMap(({ finding, fix }) => {
    const after = mended(job, fix);
    return after ? [{ finding, fix, after }] : [];
  });

  it("is mended by each of its fixes, without another error", () => {
    for (const { finding, after } of pressed) {
      const left = findingsOf(after, labelled);
      const same = left.filter(({ rule }) => rule === finding.rule).map(said);
      expect(same).not.toContainEqual(said(finding));
      const known = errorsOf(before);
      expect({
        rule: finding.rule,
        errors: errorsOf(left).filter((one) => !known.includes(one)),
      }).toEqual({ rule: finding.rule, errors: [] });
      expect(isValid(after)).toBe(isValid(job) || finding.field === "maxAmount");
    }
  });

  it("keeps the text around what is mended, and is mended once", () => {
    for (const { fix, after } of pressed) {
      expect(mended(after, fix)).toEqual(after);
      const text = squeezed(after.description);
      if (fix.kind === "remove") {
        const find = squeezed(fix.find);
        const parts = squeezed(job.description).split(find);
        const withoutOne = parts.map(
          (_, at) => parts.slice(0, at).join(find) + parts.slice(at).join(find),
        );
        expect(withoutOne.slice(1)).toContain(text);
      }
    }
  });
});

it("has fixes of every kind", () => {
  const kinds = new Set(
    corpora.flatMap((one) => findingsOf(one.job, one).flatMap(({ fix }) => fix?.kind ?? [])),
  );
  expect([...kinds].toSorted()).toEqual([
    "address",
    "choice",
    "duplicate",
    "insert",
    "pay",
    "place",
    "remove",
    "set",
  ]);
});
