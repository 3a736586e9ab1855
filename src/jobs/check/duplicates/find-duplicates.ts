import type { Job } from "#contract/job.ts";
import { session } from "#src/lib/session/current-session.ts";
import type { Session } from "#src/lib/session/session.ts";
import { forEachInSlices } from "#src/lib/time/in-slices.ts";
import { FAMILIES, families, type Family } from "../../writes/siblings/siblings.ts";
import { fetchSetting } from "../../requests/settings/setting-requests.ts";
import type { OtherPostings } from "#posting-check/others/other-postings.ts";
import type { DuplicateAnswer, DuplicateTask, FoundDuplicates } from "./duplicate-tasks.ts";
// oxlint-disable-next-line import/default -- Vite makes it: the address of the bundled worker
import workerUrl from "./duplicate-worker.ts?worker&url";
import { postingTextOf } from "#posting-check/duplicates/posting-text.ts";
import type { PostingText } from "#posting-check/duplicates/sketch.ts";

interface Policy {
  createScriptURL: (input: string) => unknown;
}
const { trustedTypes } = globalThis as {
  trustedTypes?: { createPolicy: (name: string, rules: object) => Policy };
};

/** The Content-Security-Policy takes the worker's address from this policy alone. */
const trustedUrl =
  trustedTypes
    ?.createPolicy("duplicate-worker", { createScriptURL: () => workerUrl })
    .createScriptURL("") ?? workerUrl;

/** Postings in one message: copying them takes about a millisecond. */
const BATCH = 100;

/** What the rules know of them. */
export type Duplicates = Pick<OtherPostings, "nearDuplicates" | "sameElsewhere">;

/** Every job, from the index, which is another object once one has changed. */
type Jobs = ReadonlyMap<number, { job: Job }>;

let worker: Worker | undefined;
/** The index that the worker is up to date with. */
let current: Jobs | undefined;
/** What the worker has. A version of a job is an object of its own. */
const sent = new Map<number, Job>();
const waiting = new Map<number, PromiseWithResolvers<FoundDuplicates>>();
let requests = 0;
let latest: Promise<void> = Promise.resolve();
/** The families of postings that every browser knows, as they were last read. */
let shared: readonly Family[] = [];
/** Their first reading for a form, whose later checks do not wait for the network. */
let firstRead: Promise<void> | undefined;
/** The last answer about all postings. */
let answered: { jobs: Jobs; found: Promise<Duplicates> } | undefined;

function send(task: DuplicateTask): void {
  worker ??= startWorker();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
  worker.postMessage(task);
}

function startWorker(): Worker {
  const started = new Worker(trustedUrl as string, { type: "module" });
  const owner = session.get();
  const unsubscribe = session.subscribe(() => {
    if (!session.isCurrent(owner)) end("The session has ended.");
  });
  const end = (why: string) => {
    unsubscribe();
    started.terminate();
    worker = undefined;
    current = undefined;
    shared = [];
    firstRead = undefined;
    answered = undefined;
    sent.clear();
    for (const { reject } of waiting.values()) reject(new Error(why));
    waiting.clear();
  };
  started.addEventListener("message", ({ data }: MessageEvent<DuplicateAnswer>) => {
    waiting.get(data.request)?.resolve(data.found);
    waiting.delete(data.request);
  });
  started.addEventListener("error", (event) => {
    event.preventDefault();
    end("The worker failed.");
  });
  return started;
}

/** Sends what has changed, in parts between which the page responds; nothing once the session has ended. */
async function update(jobs: Jobs, owner: Session): Promise<void> {
  if (jobs === current) return;
  const gone = [...sent.keys()].filter((id) => !jobs.has(id));
  for (const id of gone) sent.delete(id);
  if (gone.length > 0) send({ task: "remove", ids: gone });
  const changed = [...jobs.values()]
    .map(({ job }) => job)
    .filter((job) => sent.get(job.id) !== job);
  const batches = Array.from({ length: Math.ceil(changed.length / BATCH) }, (_, index) =>
    changed.slice(index * BATCH, (index + 1) * BATCH),
  );
  await forEachInSlices(batches, (batch) => {
    if (!session.isCurrent(owner)) throw new Error("The session has ended.");
    send({ task: "put", postings: batch.map(postingTextOf) });
    for (const job of batch) sent.set(job.id, job);
  });
  current = jobs;
}

/** Finds the postings that say nearly the same as an active one. */
export async function findAllDuplicates(jobs: Jobs): Promise<Duplicates> {
  if (answered?.jobs !== jobs) answered = { jobs, found: find(jobs, readShared()) };
  return answered.found;
}

/** Finds an active posting that says nearly the same as a job, which need not have been saved. */
export const findDuplicate = async (jobs: Jobs, job: Job): Promise<Duplicates> =>
  find(jobs, (firstRead ??= readShared()), postingTextOf(job));

/** Reads the families that every browser knows; where that fails, the earlier ones stay. */
async function readShared(): Promise<void> {
  const owner = session.get();
  const setting = await fetchSetting(FAMILIES).catch(() => null);
  if (setting && session.isCurrent(owner)) shared = setting.value;
}

async function find(jobs: Jobs, read: Promise<void>, posting?: PostingText): Promise<Duplicates> {
  const request = (requests += 1);
  const answer = Promise.withResolvers<FoundDuplicates>();
  const owner = session.get();
  const ask = async (earlier: Promise<void>): Promise<void> => {
    await earlier;
    try {
      const [known] = await Promise.all([families(shared).catch(() => []), update(jobs, owner)]);
      waiting.set(request, answer);
      send({ task: "find", request, families: known, ...(posting && { posting }) });
    } catch (error) {
      answer.reject(error);
    }
  };
  // Before its turn, so that a check of the form does not wait for it.
  await read;
  // One after another: the worker has the jobs of one index.
  latest = ask(latest);
  const { near, elsewhere } = await answer.promise;
  const jobOf = ([id, other]: [number, number]): [number, Job][] => {
    const job = jobs.get(other)?.job;
    return job ? [[id, job]] : [];
  };
  return { nearDuplicates: near, sameElsewhere: new Map([...elsewhere].flatMap(jobOf)) };
}
