import type { Job } from "#contract/job.ts";
import type { RuleId } from "../rules.ts";
import { jobOf } from "./job-of.ts";

const LABELS: Readonly<Record<string, RuleId>> = {
  age: "ageWording",
  family: "familyWording",
  origin: "originWording",
  religion: "religionWording",
  health: "healthWording",
  citizenship: "citizenshipWording",
  native: "nativeSpeaker",
  fee: "applicantFee",
  mail: "privateMail",
};

/** A paragraph more, so that a fix can take out a sentence. */
const MORE = "</p><p>Nous cuisons le pain, and we bake it early.";

/** The labelled postings of `wording.txt`, from its text. */
export const readWording = (text: string): { line: string; rules: RuleId[]; job: Job }[] =>
  text
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => {
      const [labels = "", at = "", title = "", words = ""] = line
        .split("|")
        .map((one) => one.trim());
      const rules = labels.split(" ").flatMap((label) => LABELS[label] ?? []);
      return { line, rules, job: jobOf({ at, title, text: words + MORE }) };
    });
