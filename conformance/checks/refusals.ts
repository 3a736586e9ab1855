import { LIMITS } from "#contract/limits.ts";
import { type Check, stated } from "../check.ts";
import type { JobBody, Trial } from "../trial.ts";
import { equal } from "../verdict.ts";

interface Rule {
  clause: string;
  title: string;
  /** What breaks the rule; the rest of the job keeps it. */
  changes: (trial: Trial) => JobBody;
  /** Left out of the body, for a rule that something is there. */
  without?: string;
}

const broken = (title: string, changes: JobBody): Rule => ({
  clause: "§4.2",
  title,
  changes: () => changes,
});

const missing = (name: string, changes: JobBody = {}): Rule => ({
  clause: "§4.2",
  title: `${name} is required`,
  changes: () => changes,
  without: name,
});

const tooLong = (name: string, max: number, changes: JobBody): Rule => ({
  clause: "§8",
  title: `${name} of ${max + 1} characters is refused`,
  changes: () => changes,
});

const url = { applicantRoutingType: { id: 2 } };

/** Rules that a whole job must keep: POST without them is refused. */
const WHOLE_JOB: Rule[] = [
  missing("title"),
  missing("locations"),
  missing("categories"),
  missing("positionType"),
  missing("description"),
  missing("applicantRoutingType"),
  missing("applicationEmail"),
  missing("applicationUrl", url),
];

/** Rules that whatever is sent must keep: POST and PUT that break them are refused. */
const ANY_BODY: Rule[] = [
  broken("an empty title is refused", { title: "" }),
  broken("an unknown status is refused", { status: "published" }),
  broken("a closeDate that is no date is refused", { closeDate: "tomorrow" }),
  broken("a closeDate that does not exist is refused", { closeDate: "2031-02-30" }),
  broken("no locations are refused", { locations: [] }),
  {
    clause: "§4.2",
    title: "four locations are refused",
    changes: () => ({
      locations: ["Hope, BC", "Trail, BC", "Nelson, BC", "Fernie, BC"].map((description) => ({
        description,
      })),
    }),
  },
  broken("a location without description is refused", { locations: [{}] }),
  broken("no categories are refused", { categories: [] }),
  {
    clause: "§4.2",
    title: "four categories are refused",
    changes: (trial) => ({ categories: trial.categories(4) }),
  },
  broken("a category without id is refused", { categories: [{}] }),
  broken("a category id that is no number is refused", { categories: [{ id: "first" }] }),
  broken("a positionType without id is refused", { positionType: { id: null } }),
  broken("salary.period.id is required with an amount", { salary: { amount: 10 } }),
  broken("salary.period.id 0 is refused", { salary: { amount: 10, period: { id: 0 } } }),
  broken("salary.period.id 6 is refused", { salary: { amount: 10, period: { id: 6 } } }),
  broken("a salary.amount that is no number is refused", {
    salary: { amount: "a lot", period: { id: 1 } },
  }),
  broken("an empty description is refused", { description: "" }),
  broken("applicantRoutingType.id 0 is refused", { applicantRoutingType: { id: 0 } }),
  broken("applicantRoutingType.id 3 is refused", { applicantRoutingType: { id: 3 } }),
  broken("the Email route without an address is refused", {
    applicantRoutingType: { id: 1 },
    applicationEmail: "",
  }),
  broken("the URL route without an address is refused", { ...url, applicationUrl: "" }),
  broken("an applicationUrl without http:// or https:// is refused", {
    ...url,
    applicationUrl: "example.com/apply",
  }),
  broken("an applicationUrl of another scheme is refused", {
    ...url,
    applicationUrl: "ftp://example.com/apply",
  }),
  tooLong("referenceId", LIMITS.referenceId, { referenceId: "r".repeat(LIMITS.referenceId + 1) }),
  tooLong("title", LIMITS.title, { title: "t".repeat(LIMITS.title + 1) }),
  tooLong("a location's description", LIMITS.locationDescription, {
    locations: [{ description: `${"L".repeat(LIMITS.locationDescription - 3)}, BC` }],
  }),
  tooLong("applicationEmail", LIMITS.applicationEmail, {
    applicationEmail: emailOf(LIMITS.applicationEmail + 1),
  }),
  tooLong("applicationUrl", LIMITS.applicationUrl, {
    ...url,
    applicationUrl: urlOf(LIMITS.applicationUrl + 1),
  }),
];

/** An address of so many characters. */
function emailOf(length: number): string {
  return "conformance@example.com".padStart(length, "a");
}

function urlOf(length: number): string {
  return "https://example.com/".padEnd(length, "u");
}

const posts = [...WHOLE_JOB, ...ANY_BODY].map(({ clause, title, changes, without = "" }) =>
  stated(clause, `POST: ${title}`, async (trial) => {
    const body = { ...trial.body(), ...changes(trial) };
    delete body[without];
    (await trial.employer.post(body)).isRefused();
    equal(await trial.count(), 0, "the number of jobs made");
  }),
);

const puts = ANY_BODY.map(({ clause, title, changes }) =>
  stated(clause === "§8" ? clause : "§4.3.1", `PUT: ${title}`, async (trial) => {
    const before = await trial.make({ referenceId: trial.referenceId() });
    (await trial.employer.put(`/jobs/${before.id}`, changes(trial))).isRefused();
    equal(await trial.read(before.id), before, "the job after the refusal");
  }),
);

const atLimit = [
  [
    "referenceId",
    LIMITS.referenceId,
    (word: string) => ({ referenceId: word.padEnd(LIMITS.referenceId, "r") }),
  ],
  ["title", LIMITS.title, (word: string) => ({ title: word.padEnd(LIMITS.title, "t") })],
  [
    "applicationEmail",
    LIMITS.applicationEmail,
    () => ({ applicationEmail: emailOf(LIMITS.applicationEmail) }),
  ],
  [
    "applicationUrl",
    LIMITS.applicationUrl,
    () => ({ ...url, applicationUrl: urlOf(LIMITS.applicationUrl) }),
  ],
] as const;

const lengths = atLimit.flatMap(([name, max, changes]) => [
  stated("§8", `POST: ${name} of ${max} characters is accepted`, async (trial) => {
    const body: JobBody = trial.body(changes(trial.word));
    const answer = (await trial.employer.post(body)).isAccepted();
    equal(answer.job()[name], body[name], name);
  }),
  stated("§8", `PUT: ${name} of ${max} characters is accepted`, async (trial) => {
    const { id } = await trial.make();
    const body: JobBody = changes(trial.word);
    const answer = (await trial.employer.put(`/jobs/${id}`, body)).isAccepted();
    equal(answer.job()[name], body[name], name);
  }),
]);

/** What breaks the rules of §4.2 and the lengths of §8 is refused and changes nothing (§7.1). */
export const refusalChecks: Check[] = [...posts, ...puts, ...lengths];
