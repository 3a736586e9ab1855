import { expect, it } from "vitest";
import { todayIn } from "#contract/calendar-date.ts";
import type { Job } from "#contract/job.ts";
import { requestOf, valuesOfJob } from "#src/jobs/job/fields/job-values.ts";
import { aJob } from "#contract/testing/a-job.ts";
import { jobWritesService } from "#src/jobs/testing/job-writes-service.ts";
import { signedInPage } from "#src/jobs/testing/signed-in-page.ts";
import { send } from "#src/jobs/writes/send.ts";
import { fetchJobs } from "#src/jobs/requests/read-requests.ts";
import { withName } from "#src/jobs/writes/headers.ts";
import { formWrite } from "#src/jobs/writes/form-write.ts";
import type { FormWrite } from "#src/jobs/writes/single-write.ts";
import { createOnce } from "./create-once.ts";

signedInPage();

const JOB: Job = { ...aJob, id: 1, title: "Other", publishDate: todayIn(), status: "draft" };
const VALUES = { ...valuesOfJob(JOB), title: "Baker" };
const FILTER = { status: undefined, q: "", page: 1, pageSize: 10 };
const creation = (values = VALUES) =>
  formWrite(values, { kind: "create", body: { ...requestOf(values), status: "draft" } });
const sendOnce = async (write: FormWrite) => (await send(write, write.origin)).after!;

/** A service that has heard of names or not, and the form's first creation, whose response was lost. */
async function afterLostResponse(plain: boolean, isCarriedOut: boolean) {
  const service = jobWritesService([JOB], plain);
  await fetchJobs(FILTER);
  const first = withName(creation());
  if (isCarriedOut) await sendOnce(first);
  const create = async (values = VALUES, known = new Set<number>()) =>
    createOnce({
      values,
      status: "draft",
      unconfirmed: [first],
      known,
      write: sendOnce,
    });
  return { service, first, create };
}

it.each([false, true])(
  "does not create a job again that exists, even after later edits; plain: %s",
  async (plain) => {
    const { service, first, create } = await afterLostResponse(plain, true);
    const outcome = await create({ ...VALUES, title: "Head baker" });
    expect(outcome).toMatchObject({ found: { job: { id: 2, title: "Baker" } }, sent: first });
    expect(service.jobs.size).toBe(2);
  },
);

it.each([false, true])("creates what was not created; plain: %s", async (plain) => {
  const { service, create } = await afterLostResponse(plain, false);
  expect(await create()).toMatchObject({ created: { job: { id: 2 } } });
  expect(service.jobs.size).toBe(2);
});

it("creates nothing twice when the first request still comes", async () => {
  const { service, first, create } = await afterLostResponse(false, false);
  await create();
  await expect(sendOnce(first)).rejects.toMatchObject({ status: 409 });
  expect(service.jobs.size).toBe(2);
});

it("takes no job for ours that is known to be another one", async () => {
  const { create } = await afterLostResponse(true, true);
  expect(await create(VALUES, new Set([2]))).toMatchObject({ created: { job: { id: 3 } } });
});
