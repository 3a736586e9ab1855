import { LIMITS } from "#contract/limits.ts";
import { type Check, decided } from "../check.ts";
import type { Trial } from "../trial.ts";
import { equal, must } from "../verdict.ts";

/** The ids that a term finds. */
async function found(trial: Trial, term: string): Promise<number[]> {
  const answer = await trial.employer.get(`/jobs?q=${encodeURIComponent(term)}`);
  return answer
    .is(200)
    .list()
    .data.map(({ id }) => id);
}

/** Terms for the one of two jobs whose title is `<word> Été 50% a_b c\d`. */
const TERMS: [title: string, term: (word: string) => string][] = [
  ["a part of the title", (word) => word.slice(1)],
  ["capitals", (word) => word.toUpperCase()],
  ["accented capitals", (word) => `${word} ÉTÉ`],
  ["accents left out", (word) => `${word} ete`],
  ["decomposed accents", (word) => `${word} E\u0301te\u0301`],
  ["another kind of blank", (word) => `${word}\u00a0Été`],
  ["compatibility forms", (word) => `${word} Été ５０％`],
  ["blanks around it", (word) => `  ${word} Été  `],
  ["a literal %", (word) => `${word} Été 50% a`],
  ["a literal _", (word) => `${word} Été 50% a_b`],
  ["a literal \\", (word) => `${word} Été 50% a_b c\\d`],
];

/** `%`, `_` and `\` stand for themselves only. */
const NO_TERMS: [title: string, term: (word: string) => string][] = [
  ["% is no wildcard", (word) => `${word}%b`],
  ["_ is no wildcard", (word) => `${word} Été 50% a_b c_d`],
  ["\\ escapes nothing", (word) => `${word} Été 50\\% a`],
  ["a control character is a character", (word) => `${word} Été 50% a_b c\\d\x1f`],
  ["' and ; are text", (word) => `${word}'; DROP TABLE jobs; --`],
];

const REFUSED = [
  "pageSize=0",
  "pageSize=-1",
  "pageSize=ten",
  "pageSize=1.5",
  "page=0",
  "page=-1",
  "page=one",
  "page=99999999999999999999",
  "status=published",
  "status=Active",
  `q=${"q".repeat(LIMITS.searchTerm + 1)}`,
  "q=%00",
];

const titleOf = (word: string) => `${word} Été 50% a_b c\\d`;

/** The list where the interface is silent. */
export const listDecisionChecks: Check[] = [
  ...TERMS.map(([title, term]) =>
    decided("q", `finds by ${title}`, async (trial) => {
      const { id } = await trial.make({ title: titleOf(trial.word) });
      await trial.make({ title: trial.titleWithoutWord() });
      equal(await found(trial, term(trial.word)), [id], "the ids found");
    }),
  ),
  decided("q", "finds by a part of the referenceId, in any case", async (trial) => {
    const referenceId = `r-${trial.word}-Z`;
    const { id } = await trial.make({ title: "By its reference", referenceId });
    const word = trial.word.toUpperCase();
    for (const term of [`${word}-z`, `${word} z`, `${word}\u2011z`, `r${word}z`])
      equal(await found(trial, term), [id], `the ids found by ${term}`);
  }),
  ...NO_TERMS.map(([title, term]) =>
    decided("q", title, async (trial) => {
      await trial.make({ title: titleOf(trial.word) });
      equal(await found(trial, term(trial.word)), [], "the ids found");
    }),
  ),
  decided("q", "blanks only are no term", async (trial) => {
    await trial.make();
    must((await found(trial, "   ")).length > 0, "nothing is found");
  }),
  ...REFUSED.map((query) =>
    decided("Error statuses", `GET /jobs?${query.slice(0, 30)} is 400`, async (trial) => {
      const { errors } = (await trial.employer.get(`/jobs?${query}`)).is(400).problem();
      equal(errors[0]?.field, query.replace(/=.*/s, ""), "the field to blame");
    }),
  ),
  decided("pageSize > 100", "is served as 100, and paging says so", async (trial) => {
    for (const pageSize of [LIMITS.pageSize.max + 1, LIMITS.maxId]) {
      const answer = await trial.employer.get(`/jobs?pageSize=${pageSize}`);
      const { data, paging } = answer.is(200).list();
      equal(paging.pageSize, LIMITS.pageSize.max, "paging.pageSize");
      must(data.length <= LIMITS.pageSize.max, "there are more");
    }
  }),
  decided("A page past the end", "is empty, and previous is the last page", async (trial) => {
    await trial.make();
    const query = `/jobs?q=${trial.word}&page=${LIMITS.maxId}`;
    const { data, paging } = (await trial.employer.get(query)).is(200).list();
    equal([data.length, paging.total, paging.next], [0, 1, null], "length, total and next");
    const previous = new URL(paging.previous ?? "none:");
    equal(previous.searchParams.get("page"), "1", "the page of previous");
  }),
  decided("Empty parameters", "are as if they were not there", async (trial) => {
    const { id } = await trial.make();
    const query = `/jobs?q=${trial.word}&status=&pageSize=&page=`;
    const { data, paging } = (await trial.employer.get(query)).is(200).list();
    equal(
      data.map((job) => job.id),
      [id],
      "the ids",
    );
    equal(paging.pageSize, LIMITS.pageSize.default, "paging.pageSize");
  }),
];
