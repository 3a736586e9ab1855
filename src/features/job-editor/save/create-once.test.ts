import { expect, test } from "vitest";
import { todayIn } from "#contract/calendar-date.ts";
import type { Job } from "#contract/job.ts";
import type { JobList } from "#contract/listing.ts";
import { ApiError } from "#src/lib/api/api-error.ts";
import { type JobFormValues, valuesOfJob } from "../form-values.ts";
import { aJob } from "#src/jobs/testing/a-job.ts";
import { createOnce, type SentJob } from "./create-once.ts";

const JOB: Job = { ...aJob, publishDate: todayIn(), status: "draft" };
const VALUES = valuesOfJob(JOB);
const BEFORE: SentJob = { values: VALUES, status: "draft", idempotencyKey: "first" };

interface Options {
  values?: JobFormValues;
  before?: SentJob;
  /** Jobs that are there already. */
  held?: Job[];
  /** What becomes of the request. */
  fate?: "answered" | "lost" | "refused";
}

/** Creates a job in a service, and tells what was sent and what is unconfirmedWrites afterwards. */
async function create({ values = VALUES, before, held = [], fate = "answered" }: Options) {
  const keys: (string | undefined)[] = [];
  let unconfirmedWrites = before;
  const answer = createOnce({
    values,
    status: "draft",
    unconfirmedWrites: before,
    copyOf: undefined,
    reading: {
      list: async () => ({ data: held }) as unknown as JobList,
      read: async (id) => ({ job: held.find((job) => job.id === id)!, etag: null }),
    },
    write: async (save) => {
      keys.push("idempotencyKey" in save ? save.idempotencyKey : undefined);
      if (fate === "refused") throw new ApiError({ status: 429, message: "Wait." });
      held.push(JOB);
      if (fate === "lost") throw new ApiError({ status: 0, message: "Nothing." });
      return { job: JOB, etag: null };
    },
    onSending: (sent) => {
      unconfirmedWrites = sent;
    },
  });
  return { outcome: await answer.catch((error: unknown) => ({ error })), keys, unconfirmedWrites };
}

test("a job that has arrived is not sent again, whatever was typed since", async () => {
  const values = { ...VALUES, title: "Head baker" };
  const { outcome, keys } = await create({ values, before: BEFORE, held: [JOB] });
  expect(outcome).toMatchObject({ arrived: { job: { id: JOB.id } }, sent: BEFORE });
  expect(keys).toEqual([]);
});

test("where its answer is lost, it is looked for at once", async () => {
  const { outcome, unconfirmedWrites } = await create({ fate: "lost" });
  expect(outcome).toMatchObject({ arrived: { job: { id: JOB.id } } });
  // A page that is loaded again meanwhile looks for it, too.
  expect(unconfirmedWrites).toMatchObject({ values: VALUES, status: "draft" });
});

test("a try that is refused leaves the one before unconfirmedWrites", async () => {
  const { outcome, unconfirmedWrites } = await create({ before: BEFORE, fate: "refused" });
  expect(outcome).toMatchObject({ error: { status: 429 } });
  expect(unconfirmedWrites).toBe(BEFORE);
});

test.each([
  ["the same job keeps its key", VALUES, true],
  ["another one gets its own", { ...VALUES, title: "Head baker" }, false],
])("%s", async (_, values, same) => {
  const { outcome, keys } = await create({ values, before: BEFORE });
  expect(outcome).toMatchObject({ created: { job: { id: JOB.id } } });
  expect(keys).toHaveLength(1);
  expect(keys[0] === BEFORE.idempotencyKey).toBe(same);
});
