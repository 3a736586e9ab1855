import { addDays, daysBetween, isCalendarDate, todayIn } from "#contract/calendar-date.ts";
import { JOB_STATUSES, type JobStatus } from "#contract/job-status.ts";
import { LIMITS } from "#contract/limits.ts";
import { type Check, decided, stated } from "../check.ts";
import type { Trial } from "../trial.ts";
import { equal, must } from "../verdict.ts";

/** The two ways to name a job that is to be modified or deleted (§4.3.2, §4.4.1). */
type Way = "id" | "referenceId";

const WAYS: Way[] = ["id", "referenceId"];

/** Sets a status and answers the job before and the answer after. */
async function move(trial: Trial, from: JobStatus, to: JobStatus, way: Way) {
  const before = await trial.makeFrom(trial.fullBody({ status: from }));
  const { id, referenceId } = before;
  const answer =
    way === "id"
      ? await trial.employer.put(`/jobs/${id}`, { status: to })
      : await trial.employer.put("/jobs", { referenceId, status: to });
  return { before, answer };
}

/** The day of a date. A time behind it is checked elsewhere (§2.1). */
function dayOf(date: string | null): string {
  const day = date?.slice(0, 10) ?? "";
  must(isCalendarDate(day), `${date} is no date`);
  return day;
}

/** Whether a date is today somewhere on earth. */
function isToday(date: string | null): boolean {
  return Math.abs(daysBetween(todayIn("UTC"), dayOf(date))) <= 1;
}

const daysAfter = (date: string | null, days: number) => addDays(dayOf(date), days);

const created = JOB_STATUSES.flatMap((status) => [
  stated("§3", `POST with status ${status} creates a job of that status`, async (trial) => {
    const answer = await trial.employer.post(trial.body({ status }));
    equal(answer.isAccepted().job().status, status, "status");
  }),
  stated("§3", `PUT with status ${status} creates a job of that status`, async (trial) => {
    const body = trial.body({ status, referenceId: trial.referenceId() });
    const answer = await trial.employer.put("/jobs", body);
    equal(answer.isAccepted().job().status, status, "status");
  }),
]);

const PUBLISHED: [JobStatus, JobStatus][] = [
  ["active", "archived"],
  ["archived", "active"],
];

const transitions = PUBLISHED.flatMap(([from, to]) =>
  WAYS.flatMap((way) => [
    stated("§3", `${from} becomes ${to} by ${way}, with 200 and the full job`, async (trial) => {
      const { before, answer } = await move(trial, from, to, way);
      equal(answer.is(200).job().status, to, "status");
      equal(answer.job(), await trial.read(before.id), "the answer");
    }),
    stated("§3", `${from} becomes ${to} by ${way}, other fields unchanged`, async (trial) => {
      const { before } = await move(trial, from, to, way);
      equal(await trial.read(before.id), { ...before, status: to }, "the job");
    }),
  ]),
);

/** §3 shows no other transitions; this project lets every status become every other. */
const otherTransitions = JOB_STATUSES.flatMap((from) =>
  JOB_STATUSES.filter((to) => from !== to && (from === "draft" || to === "draft")).map((to) =>
    decided("Transitions", `${from} becomes ${to}`, async (trial) => {
      const { before, answer } = await move(trial, from, to, "id");
      equal(answer.is(200).job(), { ...before, status: to }, "the job");
    }),
  ),
);

const deletions = JOB_STATUSES.map((status) =>
  stated("§3", `a job that is ${status} can be deleted`, async (trial) => {
    const { id } = await trial.make({ status });
    (await trial.employer.delete(`/jobs/${id}`)).is(204);
    (await trial.employer.get(`/jobs/${id}`)).isRefused();
  }),
);

/** The two requests that create a job, with a body of one's own. */
const CREATIONS = {
  POST: (trial: Trial, changes: object) => trial.employer.post(trial.body({ ...changes })),
  PUT: (trial: Trial, changes: object) =>
    trial.employer.put("/jobs", trial.body({ referenceId: trial.referenceId(), ...changes })),
};

const creations = Object.entries(CREATIONS).flatMap(([method, create]) => [
  stated("§3", `${method} without status creates a draft`, async (trial) => {
    equal((await create(trial, {})).isAccepted().job().status, "draft", "status");
  }),
  stated("§3", `${method} sets publishDate to today, whatever is sent`, async (trial) => {
    const { publishDate } = (await create(trial, { publishDate: "2001-01-01" })).isAccepted().job();
    must(isToday(publishDate), `publishDate is ${publishDate}`);
  }),
  stated(
    "§3",
    `${method} without closeDate sets it ${LIMITS.defaultJobDays} days after publishDate`,
    async (trial) => {
      const { publishDate, closeDate } = (await create(trial, {})).isAccepted().job();
      equal(closeDate, daysAfter(publishDate, LIMITS.defaultJobDays), "closeDate");
    },
  ),
  stated("§3", `${method} keeps a closeDate that is given`, async (trial) => {
    const { closeDate } = (await create(trial, { closeDate: "2031-12-24" })).isAccepted().job();
    equal(closeDate, "2031-12-24", "closeDate");
  }),
]);

/** States and transitions (§3), and the dates that go with them. */
export const stateChecks: Check[] = [
  ...created,
  ...creations,
  ...transitions,
  ...deletions,
  ...otherTransitions,
  decided("Publishing a draft", "sets publishDate to today", async (trial) => {
    const { id } = await trial.make();
    const answer = await trial.employer.put(`/jobs/${id}`, { status: "active" });
    const { publishDate } = answer.isAccepted().job();
    must(isToday(publishDate), `publishDate is ${publishDate}`);
  }),
  decided("Publishing a draft", "a closeDate that was given stays", async (trial) => {
    const { id } = await trial.make({ closeDate: "2031-12-24" });
    const answer = await trial.employer.put(`/jobs/${id}`, { status: "active" });
    equal(answer.isAccepted().job().closeDate, "2031-12-24", "closeDate");
  }),
  decided("Publishing a draft", "closeDate: null asks for the default again", async (trial) => {
    const { id, publishDate } = await trial.make({ closeDate: "2031-12-24" });
    const answer = await trial.employer.put(`/jobs/${id}`, { closeDate: null });
    const expected = daysAfter(publishDate, LIMITS.defaultJobDays);
    equal(answer.isAccepted().job().closeDate, expected, "closeDate");
  }),
  decided("closeDate in the past", "is accepted", async (trial) => {
    const answer = await trial.employer.post(trial.body({ closeDate: "2001-02-28" }));
    equal(answer.isAccepted().job().closeDate, "2001-02-28", "closeDate");
  }),
];
