import type { ReadinessFacts } from "#contract/readiness-facts.ts";
import type { Job } from "#contract/job.ts";
import { aJob } from "#contract/testing/a-job.ts";
import type { RuleId } from "../rules/rules.ts";
import { ANSWERED } from "./job-of.ts";

/** The day on which the corpus is judged. */
export const CORPUS_DAY = "2026-11-26";

const ERRORS: Readonly<Record<string, RuleId>> = {
  "pay-missing": "payMissing",
  "pay-wide": "payWide",
  "pay-open": "payOpen",
  "pay-reversed": "payReversed",
  "pay-below-minimum": "payBelowMinimum",
  vacancy: "vacancyMissing",
  ai: "aiMissing",
  french: "frenchMissing",
  leak: "confidentialLeak",
};

const PERIODS: Readonly<Record<string, number>> = { y: 1, m: 2, w: 3, d: 4, h: 5 };

export interface Labelled {
  line: string;
  isTricky: boolean;
  errors: RuleId[];
  job: Job;
  facts: ReadinessFacts;
}

function salaryOf(written: string, plusCommission: boolean): Job["salary"] {
  const [, amount, maxAmount, unit = ""] = /^(\d+)(?:-(\d+))?([a-z])$/.exec(written) ?? [];
  if (amount === undefined) return null;
  return {
    amount: Number(amount),
    maxAmount: maxAmount === undefined ? null : Number(maxAmount),
    period: { id: PERIODS[unit]!, name: "", unit: "" },
    plusCommission,
  };
}

function read(line: string): Labelled {
  const [labels = "", flags = "", places = "", pay = "", title = "", text = ""] = line
    .split("|")
    .map((part) => part.trim());
  const has = (flag: string) => flags.split(" ").includes(flag);
  const valueOf = (name: string) => new RegExp(`${name}=(\\S+)`).exec(flags)?.[1] ?? null;
  const url = valueOf("url");
  return {
    line,
    isTricky: labels.startsWith("~"),
    errors: labels
      .split(" ")
      .filter((label) => label !== "~" && label !== "-")
      .map((label) => {
        const rule = ERRORS[label];
        if (!rule) throw new Error(`no such label: ${label}`);
        return rule;
      })
      .toSorted(),
    facts: {
      ...ANSWERED,
      largeInOntario: !has("small"),
      usesAi: has("ai"),
      isFederal: has("federal"),
    },
    job: {
      ...aJob,
      employer: { id: 1, name: "Lantern Hill Foods" },
      title,
      description: text.startsWith("<") ? text : `<p>${text}</p>`,
      locations: places.split("; ").map((description) => ({
        id: null,
        name: description,
        description,
        type: "Town",
      })),
      salary: salaryOf(pay, has("commission")),
      closeDate: valueOf("closes") ?? aJob.closeDate,
      confidential: has("confidential"),
      positionType: has("volunteer") ? { id: 5, name: "Volunteer" } : { id: 1, name: "Full Time" },
      applicantRoutingType: url ? { id: 2, name: "URL" } : { id: 1, name: "Email" },
      applicationUrl: url,
      applicationEmail: url ? null : (valueOf("email") ?? "jobs@example.com"),
    },
  };
}

/** The labelled postings of `corpus.txt`, from its text. */
export const readCorpus = (text: string): Labelled[] =>
  text
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map(read);
