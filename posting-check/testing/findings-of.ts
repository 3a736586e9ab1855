import { aJob } from "#contract/testing/a-job.ts";
import { checkPosting } from "../check-posting.ts";
import { addToWork, type PostingsOfWork } from "../others/french-partners.ts";
import { RULES } from "../rules/rules.ts";
import { ANSWERED, type Given, jobOf } from "./job-of.ts";
import { CASES, TODAY } from "./rule-cases.ts";

/** Each case of each rule: its id, the posting, and what is found in it. */
export const cases = RULES.flatMap(({ id }) => CASES[id].map((row) => [id, ...row] as const));

function ofWork(given: Given): PostingsOfWork {
  const postings: PostingsOfWork = new Map();
  addToWork(postings, { ...jobOf(given), id: aJob.id + 1, status: "active" });
  return postings;
}

/** What the rules find in the posting of a case. */
export const findingsOf = (given: Given, rules?: Parameters<typeof checkPosting>[4]) =>
  checkPosting(
    jobOf(given),
    { ...ANSWERED, ...given.facts },
    TODAY,
    {
      ...(given.counterpart && { ofWork: ofWork(given.counterpart) }),
      ...(given.duplicate && { nearDuplicates: new Map([[aJob.id, given.duplicate]]) }),
      ...(given.elsewhere !== undefined && {
        sameElsewhere: new Map([[aJob.id, jobOf({ at: given.elsewhere })]]),
      }),
    },
    rules,
  );
