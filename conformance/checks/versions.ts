import { type Check, decided } from "../check.ts";
import type { Answer } from "../answer.ts";
import type { Trial } from "../trial.ts";
import { equal, must, sameNumbers } from "../verdict.ts";

const ifMatch = (etag: string) => ({ "If-Match": etag });

interface Versioned {
  id: number;
  referenceId: string | null;
  /** The ETag that is no longer the job's. */
  stale: string;
  etag: string;
}

/** A job that was changed after its first ETag was read. */
async function changed(trial: Trial): Promise<Versioned> {
  const { id, referenceId } = await trial.make({ referenceId: trial.referenceId() });
  const stale = (await trial.employer.get(`/jobs/${id}`)).header("etag");
  const answer = await trial.employer.put(`/jobs/${id}`, { title: trial.title() });
  return { id, referenceId, stale, etag: answer.is(200).header("etag") };
}

type Write = (trial: Trial, job: Versioned, etag: string) => Promise<Answer>;

/** Every request that If-Match guards. */
const WRITES: Record<string, Write> = {
  "PUT /jobs/{id}": (trial, { id }, etag) =>
    trial.employer.put(`/jobs/${id}`, { title: trial.title() }, ifMatch(etag)),
  "PUT /jobs": (trial, { referenceId }, etag) =>
    trial.employer.put("/jobs", { referenceId, title: trial.title() }, ifMatch(etag)),
  "DELETE /jobs/{id}": (trial, { id }, etag) =>
    trial.employer.delete(`/jobs/${id}`, undefined, ifMatch(etag)),
  "DELETE /jobs": (trial, { referenceId }, etag) =>
    trial.employer.delete("/jobs", { referenceId }, ifMatch(etag)),
};

const guarded = Object.entries(WRITES).flatMap(([name, write]) => [
  decided(
    "Concurrent edits",
    `${name} with a stale If-Match is 412, nothing changed`,
    async (t) => {
      const job = await changed(t);
      const before = await t.read(job.id);
      const { message } = (await write(t, job, job.stale)).is(412).problem();
      must(message !== "", "there is no message");
      equal(await t.read(job.id), before, "the job");
    },
  ),
  decided("Concurrent edits", `${name} with the job's ETag is done`, async (trial) => {
    const job = await changed(trial);
    (await write(trial, job, job.etag)).is(200, 204);
  }),
]);

/** ETag and If-Match. */
export const versionChecks: Check[] = [
  decided("Concurrent edits", "GET, POST and PUT answer the same strong ETag", async (trial) => {
    const posted = (await trial.employer.post(trial.fullBody())).is(201);
    const { id, referenceId } = posted.job();
    const etag = posted.header("etag");
    must(/^"[^"]+"$/.test(etag), `${etag} is no strong ETag`);
    equal((await trial.employer.get(`/jobs/${id}`)).header("etag"), etag, "the ETag of GET");
    const put = await trial.employer.put("/jobs", { referenceId, title: trial.title() });
    equal((await trial.employer.get(`/jobs/${id}`)).header("etag"), put.header("etag"), "ETag");
  }),
  decided("Concurrent edits", "a real change moves the ETag", async (trial) => {
    const { stale, etag } = await changed(trial);
    must(stale !== etag, "the ETag is the same");
  }),
  decided("Concurrent edits", "a PUT that changes nothing does not move it", async (trial) => {
    const { id, ...job } = await trial.makeFrom(trial.fullBody());
    const etag = (await trial.employer.get(`/jobs/${id}`)).header("etag");
    equal((await trial.employer.put(`/jobs/${id}`, job)).is(200).header("etag"), etag, "the ETag");
    equal((await trial.employer.put(`/jobs/${id}`, {})).is(200).header("etag"), etag, "the ETag");
  }),
  decided("Concurrent edits", "an ETag that a proxy weakened still matches", async (trial) => {
    const { id, etag } = await changed(trial);
    const headers = ifMatch(`W/${etag}`);
    (await trial.employer.put(`/jobs/${id}`, { title: trial.title() }, headers)).is(200);
  }),
  decided("Concurrent edits", "a list of ETags and * match", async (trial) => {
    const { id, stale, etag } = await changed(trial);
    const title = trial.title();
    (await trial.employer.put(`/jobs/${id}`, { title }, ifMatch(`${stale}, ${etag}`))).is(200);
    (await trial.employer.put(`/jobs/${id}`, { title }, ifMatch("*"))).is(200);
  }),
  decided("Concurrent edits", "of two PUTs with one ETag, one is done", async (trial) => {
    const { id, etag } = await changed(trial);
    const put = () => trial.employer.put(`/jobs/${id}`, { title: trial.title() }, ifMatch(etag));
    const statuses = (await Promise.all([put(), put(), put()])).map(({ status }) => status);
    sameNumbers(statuses, [200, 412, 412], "the statuses");
  }),
  decided("Concurrent edits", "a job is not to be kept by caches", async (trial) => {
    const { id } = await trial.make();
    for (const path of [`/jobs/${id}`, "/jobs"]) {
      const value = (await trial.employer.get(path)).header("cache-control");
      must(value.includes("no-store"), `Cache-Control of ${path} is ${value}`);
    }
  }),
  ...guarded,
];
