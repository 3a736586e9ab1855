import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { type Extension, EXTENSIONS_HEADER, TIME_LINE_HEADER } from "#contract/extensions.ts";
import type { Activity, JobVersion, VersionHeader } from "#contract/history.ts";
import type { JobChange, JobChangePage } from "#contract/job-changes.ts";
import { LIMITS } from "#contract/limits.ts";
import type { JobList } from "#contract/listing.ts";
import type { WriteOutcome } from "#contract/write-outcome.ts";
import type { Answer } from "../answer.ts";
import { type Check, extension } from "../check.ts";
import type { Client } from "../client.ts";
import type { Trial } from "../trial.ts";
import { equal, must, NotApplicable, NotJudged } from "../verdict.ts";

const CHANGES = "GET /jobs/changes";
const HISTORY = "The history of jobs";
const DETAILS = "include of GET /jobs";
const SETTINGS = "/settings/{name}";
const REPEATED = "Idempotency-Key of PUT and DELETE";

/** The one setting that the suite writes. */
const SETTING = "/settings/conformance";

/** Pages that are read to reach the end of the changes, and how often a change is waited for. */
const [MAX_PAGES, MAX_WAITS] = [50, 100];

/** The answer, unless the service does not have the path. */
function offered(answer: Answer): Answer {
  if (answer.status === 404)
    throw new NotApplicable("the service does not have this extension: it answers 404");
  return answer;
}

/** A new job as GET answers it, unless the service does not list the extension. */
async function madeWith(extension: Extension, trial: Trial): Promise<Answer> {
  const { id } = await trial.make();
  const answer = (await trial.employer.get(`/jobs/${id}`)).is(200);
  if (!answer.headers[EXTENSIONS_HEADER.toLowerCase()]?.includes(extension))
    throw new NotApplicable(
      `the service does not have this extension: ${EXTENSIONS_HEADER} does not list it`,
    );
  return answer;
}

/** A new job and a key for a write of it. */
async function named(trial: Trial) {
  const { id } = (await madeWith("idempotency-key", trial)).job();
  return { id, key: { "Idempotency-Key": randomUUID() } };
}

const listDetails = async (trial: Trial) => {
  const made = await madeWith("list-details", trial);
  const { description: _, ...details } = made.job();
  const listed = async (query: string) =>
    (await trial.employer.get(`/jobs?q=${trial.word}${query}`)).is(200).json() as JobList;
  const { data, paging } = await listed("&include=details");
  equal(data, [{ ...details, etag: made.header("etag") }], "data with details");
  equal(paging, (await listed("")).paging, "paging");
};

const repeatPut = async (trial: Trial) => {
  const { id, key } = await named(trial);
  const put = () => trial.employer.put(`/jobs/${id}`, { confidential: true }, key);
  const first = (await put()).is(200);
  (await trial.employer.put(`/jobs/${id}`, { confidential: false })).is(200);
  const second = (await put()).is(200);
  equal(second.job(), first.job(), "the answer");
  equal(second.header("etag"), first.header("etag"), "ETag");
  equal((await trial.read(id)).confidential, false, "confidential of the job");
};

const repeatDelete = async (trial: Trial) => {
  const { id, key } = await named(trial);
  (await trial.employer.delete(`/jobs/${id}`, undefined, key)).is(204);
  (await trial.employer.delete(`/jobs/${id}`, undefined, key)).is(204);
  (await trial.employer.delete(`/jobs/${id}`)).is(404);
};

async function read(client: Client, query: string): Promise<JobChangePage> {
  const page = offered(await client.get(`/jobs/changes?${query}`)).is(200);
  return page.json() as JobChangePage;
}

/** A cursor at the end of the employer's changes. */
async function endOf(client: Client): Promise<string> {
  let page = await read(client, "");
  for (let count = 1; page.more; count++) {
    if (count === MAX_PAGES)
      throw new NotJudged(`the employer has more than ${MAX_PAGES * LIMITS.changes} jobs`);
    page = await read(client, `since=${page.cursor}`);
  }
  return page.cursor;
}

/** What changed of one job, once there is something: an older transaction may hold the feed back. */
async function changesOf(client: Client, since: string, id: number) {
  let cursor = since;
  for (let count = 0; count < MAX_WAITS; count++) {
    const page = await read(client, `since=${cursor}`);
    cursor = page.cursor;
    const changes = page.data.filter((change) => idOf(change) === id);
    if (changes.length > 0) return { changes, cursor };
    if (!page.more) await setTimeout(50);
  }
  must(false, `the feed has no change of job ${id}`);
}

const idOf = (change: JobChange) => ("deleted" in change ? change.id : change.job.id);

const follow = async (trial: Trial) => {
  const { employer } = trial;
  const start = await endOf(employer);
  const { id } = await trial.make();
  const answered = async () => {
    const answer = (await employer.get(`/jobs/${id}`)).is(200);
    return [{ job: answer.json(), etag: answer.header("etag") }];
  };
  const created = await changesOf(employer, start, id);
  equal(created.changes, await answered(), "the new job in the feed");
  (await employer.put(`/jobs/${id}`, { title: trial.title() })).is(200);
  const changed = await changesOf(employer, created.cursor, id);
  equal(changed.changes, await answered(), "the changed job in the feed");
  (await employer.delete(`/jobs/${id}`)).is(204);
  const deleted = await changesOf(employer, changed.cursor, id);
  equal(deleted.changes, [{ id, deleted: true }], "the deleted job in the feed");
};

const writeSetting = async (trial: Trial) => {
  try {
    await writeAndDelete(trial);
  } finally {
    await trial.employer.undisturbed().delete(SETTING);
  }
};

const writeAndDelete = async ({ employer }: Trial) => {
  const put = async (document: unknown, headers: Record<string, string> = {}) =>
    offered(await employer.put(SETTING, document, headers));
  await put({ before: true });
  const document = { views: [{ name: "Été", days: 14, sort: null }] };
  const etag = (await put(document)).is(200).header("etag");
  must(/^"[^"]+"$/.test(etag), `${etag} is no strong ETag`);
  const found = (await employer.get(SETTING)).is(200);
  equal([found.json(), found.header("etag")], [document, etag], "what was read");
  equal((await put(document)).header("etag"), etag, "the ETag of the same document");
  (await put([], { "If-None-Match": "*" })).is(412);
  (await put([], { "If-Match": etag })).is(200);
  (await put({}, { "If-Match": etag })).is(412);
  equal((await employer.get(SETTING)).is(200).json(), [], "what was read at the end");
  (await employer.delete(SETTING, undefined, { "If-Match": etag })).is(412);
  (await employer.delete(SETTING)).is(204);
  (await employer.get(SETTING)).is(204);
};

const readTimeLine = async ({ employer }: Trial) => {
  const answers = [
    await employer.get("/jobs"),
    await employer.post("/jobs", {}),
    await employer.get("/jobs/2147483647"),
  ];
  const [first, ...more] = answers.map(({ headers }) => headers[TIME_LINE_HEADER.toLowerCase()]);
  if (first === undefined)
    throw new NotApplicable(
      `the service does not have this extension: there is no ${TIME_LINE_HEADER}`,
    );
  equal(more, [first, first], TIME_LINE_HEADER);
};

/** The versions of a job by number, the newest first. */
const versionsOf = async ({ employer }: Trial, id: number) =>
  ((await employer.get(`/jobs/${id}/versions`)).is(200).json() as { data: VersionHeader[] }).data;

const withdrawWrite = async (trial: Trial) => {
  const { id } = (await madeWith("idempotency-key", trial)).job();
  const named = (key: string) => ({ "Idempotency-Key": `${trial.word}-${key}` });
  const ask = (by: Trial["employer"], key: string) =>
    by.send("DELETE", `/writes/${trial.word}-${key}`);
  const title = trial.title();
  const done = (await trial.employer.put(`/jobs/${id}`, { title }, named("done"))).is(200);
  const later = trial.title();
  (await trial.employer.put(`/jobs/${id}`, { title: later })).is(200);
  const { status, etag, job } = (await ask(trial.employer, "done")).is(200).json() as WriteOutcome;
  equal([status, etag, job?.title], [200, done.header("etag"), title], "what the write made");
  (await ask(trial.other, "done")).is(204);
  (await ask(trial.employer, "late")).is(204);
  (await trial.employer.put(`/jobs/${id}`, { title }, named("late"))).is(409);
  equal((await trial.read(id)).title, later, "title after a write that came late");
};

const keepVersions = async (trial: Trial) => {
  const made = await madeWith("history", trial);
  const { id, title } = made.job();
  const changed = (await trial.employer.put(`/jobs/${id}`, { title: trial.title() })).is(200);
  (await trial.employer.delete(`/jobs/${id}`)).is(204);
  const versions = await versionsOf(trial, id);
  const kinds = versions.map(({ kind, changed }) => [kind, ...changed]);
  equal(kinds, [["deleted"], ["changed", "title"], ["created"]], "the kinds, and what changed");
  const [, second, first] = versions;
  equal(
    [second?.etag, first?.etag],
    [changed.header("etag"), made.header("etag")],
    "the ETags of the versions",
  );
  const read = (await trial.employer.get(`/jobs/${id}/versions/${first?.number}`)).is(200);
  equal((read.json() as JobVersion).job.title, title, "title of the first version");
  (await trial.other.get(`/jobs/${id}/versions`)).is(404);
};

const restoreDeleted = async (trial: Trial) => {
  const made = await madeWith("history", trial);
  const { id } = made.job();
  const restore = (headers = {}) => trial.employer.send("POST", `/jobs/${id}/restore`, { headers });
  const remove = async () => (await trial.employer.delete(`/jobs/${id}`)).is(204).header("etag");
  (await restore()).is(409);
  const seen = { "If-Match": await remove() };
  equal((await restore(seen)).is(200).job(), made.job(), "the restored job");
  await remove();
  (await restore(seen)).is(412);
  (await restore()).is(200);
  (await restore()).is(409);
  (await trial.other.send("POST", `/jobs/${id}/restore`)).is(404);
};

const sayUndone = async (trial: Trial) => {
  const { employer, word } = trial;
  const made = await madeWith("history", trial);
  const { id, title } = made.job();
  const put = (text: string | undefined, headers: Record<string, string>) =>
    employer.put(`/jobs/${id}`, { title: text }, headers);
  const changed = (await put(trial.title(), { "Change-Set-Id": word })).is(200);
  (await put(title, { "Change-Undoes": changed.header("etag") })).is(200);
  const path = `/activity?changeSet=${word}`;
  const { data } = (await employer.get(path)).is(200).json() as { data: Activity[] };
  equal(data[0]?.undone?.jobs, 1, "the jobs that are undone");
  (await put(trial.title(), { "Change-Undoes": "3" })).is(400);
};

const nameChangeSet = async (trial: Trial) => {
  const { id } = (await madeWith("history", trial)).job();
  const headers = { "Change-Set-Id": trial.word, "Change-Set-Text": encodeURIComponent("Été 3 %") };
  (await trial.employer.put(`/jobs/${id}`, { confidential: true }, headers)).is(200);
  const answer = await trial.employer.get(`/activity?changeSet=${trial.word}`);
  const [first] = (answer.is(200).json() as { data: Activity[] }).data;
  equal(first?.changeSet, { id: trial.word, text: "Été 3 %" }, "the change set");
  equal(first?.jobs, { total: 1, ids: [id] }, "its jobs");
  const wrong = { ...headers, "Change-Set-Text": "%E9" };
  (await trial.employer.put(`/jobs/${id}`, { confidential: false }, wrong)).is(400);
  equal((await trial.read(id)).confidential, true, "confidential after a header that is wrong");
};

/** What this service has beside the interface; another may have none of it. */
export const extensionChecks: Check[] = [
  extension(
    REPEATED,
    "a repeated PUT is answered as the first, whatever happened since",
    repeatPut,
  ),
  extension(REPEATED, "says what a write made, or refuses it from now on", withdrawWrite),
  extension(REPEATED, "a repeated DELETE is answered as the first", repeatDelete),
  extension(DETAILS, "lists what GET answers but the description, with the ETag", listDetails),
  extension(DETAILS, "another value is 400", async (trial) => {
    await madeWith("list-details", trial);
    const answer = (await trial.employer.get("/jobs?include=all")).is(400);
    equal(answer.problem().errors[0]?.field, "include", "the field to blame");
  }),
  extension(HISTORY, "has every version of a job, also of a deleted one", keepVersions),
  extension(HISTORY, "restores a deleted job under its id", restoreDeleted),
  extension(HISTORY, "says which change set a write belonged to", nameChangeSet),
  extension(HISTORY, "says of a change set what was undone", sayUndone),
  extension(CHANGES, "has a job that was created, changed or deleted", follow),
  extension(CHANGES, "gives no more than limit at a time", async (trial) => {
    const start = await endOf(trial.employer);
    await trial.make();
    const { id } = await trial.make();
    await changesOf(trial.employer, start, id);
    const { data, more } = await read(trial.employer, `since=${start}&limit=1`);
    equal([data.length, more], [1, true], "the length of data, and more");
  }),
  ...["since=x", "limit=0", "limit=ten"].map((query) =>
    extension(CHANGES, `${query} is 400`, async ({ employer }) => {
      const answer = offered(await employer.get(`/jobs/changes?${query}`));
      const [first] = answer.is(400).problem().errors;
      equal(first?.field, query.replace(/=.*/, ""), "the field to blame");
    }),
  ),
  extension(CHANGES, "another employer's cursor is 400", async ({ employer, other }) => {
    const { cursor } = await read(other, "limit=1");
    (await employer.get(`/jobs/changes?since=${cursor}`)).is(400);
  }),
  extension(TIME_LINE_HEADER, "is the same in all responses, of refusals too", readTimeLine),
  extension(SETTINGS, "keeps a document with an ETag, which If-Match guards", writeSetting),
  extension(SETTINGS, "a name without a document is 204", async ({ employer, word }) => {
    offered(await employer.get(`/settings/${word}`)).is(204);
  }),
  extension(SETTINGS, "a name of other characters is 400", async ({ employer }) => {
    offered(await employer.get("/settings/Not_A_Name")).is(400);
  }),
  ...["/jobs/changes", SETTING].map((path) =>
    extension("Authentication", `GET ${path} without a key is 401`, async (trial) => {
      offered(await trial.employer.get(path)).is(200, 204);
      (await trial.anonymous.get(path)).is(401);
    }),
  ),
];
