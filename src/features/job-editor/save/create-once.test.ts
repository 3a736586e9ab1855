import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { todayIn } from "#contract/calendar-date.ts";
import type { Job } from "#contract/job.ts";
import type { JobList } from "#contract/listing.ts";
import { ApiError } from "#src/lib/api/api-error.ts";
import { forgetKeyHeaders, readKeyHeaders } from "#src/lib/session/key-headers.ts";
import { type JobFormValues, valuesOfJob } from "#src/jobs/fields/job-values.ts";
import type { JobSave } from "#src/jobs/actions/mutations.ts";
import { aJob } from "#src/jobs/testing/a-job.ts";
import type { UnconfirmedCreate } from "../drafts/unconfirmed-writes.ts";
import { createOnce } from "./create-once.ts";

const JOB: Job = { ...aJob, publishDate: todayIn(), status: "draft" };
const VALUES = valuesOfJob(JOB);
const BEFORE: UnconfirmedCreate = { values: VALUES, status: "draft", idempotencyKey: "first" };

interface Options {
  values?: JobFormValues;
  before?: UnconfirmedCreate;
  /** The jobs of the service. */
  held?: Job[];
  response?: "ok" | "lost" | "refused";
}

/** Creates a job; returns the outcome, the idempotency keys and what is unconfirmed afterwards. */
async function create({ values = VALUES, before, held = [], response = "ok" }: Options) {
  const keys: (string | undefined)[] = [];
  let unconfirmed = before;
  const creation = createOnce({
    values,
    status: "draft",
    unconfirmed: before,
    isOther: () => false,
    list: async () => ({ data: held, paging: { pages: 1 } }) as unknown as JobList,
    read: async (id) => ({ job: held.find((job) => job.id === id)!, etag: null }),
    write: async (save) => {
      keys.push("idempotencyKey" in save ? save.idempotencyKey : undefined);
      if (response === "refused") throw new ApiError({ status: 429, message: "Wait." });
      held.push(JOB);
      if (response === "lost") throw new ApiError({ status: 0, message: "Nothing." });
      return { job: JOB, etag: null };
    },
    onSending: (sent) => {
      unconfirmed = sent;
    },
  });
  return { outcome: await creation.catch((error: unknown) => ({ error })), keys, unconfirmed };
}

it("does not create a job again that exists, even after later edits", async () => {
  const values = { ...VALUES, title: "Head baker" };
  const { outcome, keys } = await create({ values, before: BEFORE, held: [JOB] });
  expect(outcome).toMatchObject({ found: { job: { id: JOB.id } }, sent: BEFORE });
  expect(keys).toEqual([]);
});

it("looks for the job after a lost response", async () => {
  const { outcome, unconfirmed } = await create({ response: "lost" });
  expect(outcome).toMatchObject({ found: { job: { id: JOB.id } } });
  // After a reload, the draft still has it.
  expect(unconfirmed).toMatchObject({ values: VALUES, status: "draft" });
});

it("restores the earlier unconfirmed create after a refusal", async () => {
  const { outcome, unconfirmed } = await create({ before: BEFORE, response: "refused" });
  expect(outcome).toMatchObject({ error: { status: 429 } });
  expect(unconfirmed).toBe(BEFORE);
});

describe("a service that takes names", () => {
  beforeEach(() => readKeyHeaders(new Headers({ "Service-Extensions": "idempotency-key" })));
  afterEach(forgetKeyHeaders);
  const before: UnconfirmedCreate = { ...BEFORE, sentAt: Date.now() };
  const later = { ...VALUES, title: "Head baker" };
  const first = { body: { title: JOB.title }, idempotencyKey: "first" };
  const second = { body: { title: "Head baker" }, idempotencyKey: "first" };

  it.each<[string, JobFormValues, boolean, object, object[]]>([
    ["repeats what was created", VALUES, true, { created: { job: JOB } }, [first]],
    ["creates what was not", later, false, { created: { job: JOB } }, [second]],
    ["finds what was created", later, true, { found: { job: JOB }, sent: before }, [second, first]],
  ])("%s, and searches for nothing", async (_, values, carriedOut, outcome, sent) => {
    const saves: JobSave[] = [];
    const creation = createOnce({
      values,
      status: "draft",
      unconfirmed: before,
      isOther: () => false,
      list: () => Promise.reject(new Error("Searched.")),
      read: () => Promise.reject(new Error("Read.")),
      write: async (save) => {
        saves.push(save);
        if (carriedOut && values === later && saves.length === 1)
          throw new ApiError({ status: 409, message: "Another request." });
        return { job: JOB, etag: null };
      },
      onSending: () => {},
    });
    expect(await creation).toMatchObject(outcome);
    expect(saves).toMatchObject(sent);
  });
});
