import fc from "fast-check";
import { expect, vi } from "vitest";
import type { Job, JobDetails } from "#contract/job.ts";
import { changes, newJob } from "./arbitrary-jobs.ts";
import { INVALID, type JobBody } from "./job-model.ts";
import { referenceId } from "./plain-fields.ts";
import { nth, partyOf, type Step, step, target, who } from "./step.ts";
import { type Party, after, expectSaved, forget, holderOf, keepVersion, send } from "./world.ts";

const ways = fc.constantFrom("id", "reference", "override");
const matches = fc.constantFrom("none", "none", "none", "current", "weak", "any", "stale");

function ifMatch(match: string, etag: unknown): Record<string, string> {
  const tags: Record<string, string> = {
    current: String(etag),
    weak: `"0-0", W/${String(etag)}`,
    any: "*",
    // As if the database had been restored since.
    stale: `"0-0", ${String(etag).replace(/\w{8}"$/, 'restored"')}`,
  };
  const tag = tags[match];
  return tag === undefined ? {} : { "if-match": tag };
}

/** How a method travels: as itself, or in a POST (§1.2). */
function travel(method: string, way: string, headers: Record<string, string>) {
  return way === "override"
    ? (["POST", { ...headers, "x-http-method-override": method }] as const)
    : ([method, headers] as const);
}

const create = fc.record({ who, body: newJob }).map((args) =>
  step("create", args, async (world, { who, body }) => {
    const party = partyOf(world, who);
    const answer = await send(world, party, "POST", "/jobs", body);
    if (holderOf(party, body.referenceId)) expect(answer.status).toBe(409);
    else expectSaved(world, party, answer, after(world, party, null, body));
  }),
);

/** Sends a request, or twice under one key: the second answer is the first one again. */
async function sendNamed(
  named: boolean,
  ...[world, party, method, path, body, headers = {}]: Parameters<typeof send>
) {
  if (!named) return send(world, party, method, path, body, headers);
  const key = { "idempotency-key": `key-${world.sent}`, ...headers };
  const first = await send(world, party, method, path, body, key);
  const second = await send(world, party, method, path, body, key);
  const said = ({ status, body, headers: { etag, location } }: typeof first) => [
    status,
    body,
    etag,
    location,
  ];
  expect(said(second)).toEqual(said(first));
  return first;
}

const createTwice = fc.record({ who, body: newJob }).map((args) =>
  step("createTwice", args, async (world, { who, body }) => {
    const party = partyOf(world, who);
    const taken = holderOf(party, body.referenceId);
    const first = await sendNamed(true, world, party, "POST", "/jobs", body);
    if (taken) expect(first.status).toBe(409);
    else expectSaved(world, party, first, after(world, party, null, body));
  }),
);

const named = fc.boolean();

const put = fc.record({ who, body: newJob, reference: referenceId, matches, named }).map((args) =>
  step("put", args, async (world, { who, body: job, reference, matches, named }) => {
    const party = partyOf(world, who);
    const body: JobBody = { ...job, referenceId: reference };
    const [id, before] = holderOf(party, reference) ?? [];
    const headers = ifMatch(matches, before?.etag);
    const answer = await sendNamed(named, world, party, "PUT", "/jobs", body, headers);
    if (matches === "stale" || (!before && matches !== "none")) expect(answer.status).toBe(412);
    else expectSaved(world, party, answer, after(world, party, before ?? null, body), id);
  }),
);

const modify = fc.record({ who, nth, body: changes, ways, matches, named }).map((args) =>
  step("modify", args, async (world, { who, nth, body: changes, ways, matches, named }) => {
    const party = partyOf(world, who);
    const { id, job } = target(party, nth);
    const referenceId = job?.answer.referenceId ?? null;
    const byReference = ways === "reference" && referenceId !== null;
    const body = byReference ? { ...changes, referenceId } : changes;
    const path = byReference ? "/jobs" : `/jobs/${id}`;
    const [method, headers] = travel("PUT", ways, ifMatch(matches, job?.etag));
    const answer = await sendNamed(named, world, party, method, path, body, headers);
    const expected = job && after(world, party, job, body);
    if (!expected) expect(answer.status).toBe(404);
    else if (matches === "stale") expect(answer.status).toBe(412);
    else if (expected === INVALID) expect(answer.status).toBe(400);
    else if (holderOf(party, expected.answer.referenceId, id)) expect(answer.status).toBe(409);
    else expectSaved(world, party, answer, expected, id);
  }),
);

const remove = fc.record({ who, nth, ways, matches, named }).map((args) =>
  step("remove", args, async (world, { who, nth, ways, matches, named }) => {
    const party = partyOf(world, who);
    const { id, job } = target(party, nth);
    const referenceId = job?.answer.referenceId ?? null;
    const byReference = ways === "reference" && referenceId !== null;
    const [method, headers] = travel("DELETE", ways, ifMatch(matches, job?.etag));
    const answer = byReference
      ? await sendNamed(named, world, party, method, "/jobs", { referenceId }, headers)
      : await sendNamed(named, world, party, method, `/jobs/${id}`, undefined, headers);
    if (!job) expect(answer.status).toBe(404);
    else if (matches === "stale") expect(answer.status).toBe(412);
    else {
      expect(answer).toMatchObject({ status: 204, body: undefined });
      forget(party, id);
    }
  }),
);

const restore = fc.record({ who, nth, matches, named }).map((args) =>
  step("restore", args, async (world, { who, nth, matches, named }) => {
    const party = partyOf(world, who);
    const { id, job: last } = lastVersion(party, nth);
    const headers = matches === "stale" ? ifMatch(matches, `"${id}-1-00000000"`) : {};
    const answer = await sendNamed(
      named,
      world,
      party,
      "POST",
      `/jobs/${id}/restore`,
      undefined,
      headers,
    );
    if (!last) expect(answer.status).toBe(404);
    else if (party.jobs.has(id)) expect(answer.status).toBe(409);
    else if (matches === "stale") expect(answer.status).toBe(412);
    else if (holderOf(party, last.answer.referenceId)) expect(answer.status).toBe(409);
    else {
      expect(answer.status).toBe(200);
      keepVersion(party, id, "restored", last);
      party.jobs.set(id, { ...last, etag: answer.headers["etag"] });
    }
  }),
);

/** The last version of the nth job that a party ever had. */
function lastVersion(party: Party, nth: number) {
  const { id, job } = target({ jobs: party.history }, nth);
  return { id, job: job?.at(-1) };
}

const query = fc.record({
  q: fc.constantFrom("", "  ", "BAKER", "night", "100%", "_", "\\", "r-1", "é", "👩", "nothing"),
  status: fc.constantFrom("", "", "active", "archived", "draft"),
  page: fc.integer({ min: 1, max: 3 }),
  pageSize: fc.constantFrom(1, 2, 3, 10, 100, 5000),
  include: fc.constantFrom("", "details"),
});

const list = fc.record({ who, query }).map((args) =>
  step("list", args, async (world, { who, query }) => {
    const party = partyOf(world, who);
    const { q, status, page, include } = query;
    const pageSize = Math.min(query.pageSize, 100);
    const path = `/jobs?${new URLSearchParams({ q, status, include, page: `${page}`, pageSize: `${query.pageSize}` })}`;
    const { body } = await send(world, party, "GET", path);
    const term = folded(q.trim());
    const found = [...party.jobs]
      .map(([id, { answer }]) => ({ id, ...answer }))
      .filter((job) => status === "" || job.status === status)
      .filter(({ title, referenceId }) =>
        [title, referenceId ?? ""].some((text) => folded(text).includes(term)),
      )
      .toSorted((a, b) => (a.publishDate === b.publishDate ? b.id - a.id : newer(a, b)));
    const pages = Math.ceil(found.length / pageSize);
    const onPage = found.slice((page - 1) * pageSize, page * pageSize);
    expect(body.data.map(({ id, title }: Job) => ({ id, title }))).toEqual(
      onPage.map(({ id, title }) => ({ id, title })),
    );
    if (include)
      expect(body.data.map(detailsShown)).toEqual(
        onPage.map(({ description: _description, ...details }) => ({
          ...details,
          etag: party.jobs.get(details.id)?.etag,
        })),
      );
    expect(body.paging).toMatchObject({ total: found.length, page, pages, pageSize });
    expect(pageOf(body.paging.previous)).toBe(
      page > 1 && pages > 0 ? Math.min(page - 1, pages) : 0,
    );
    expect(pageOf(body.paging.next)).toBe(page < pages ? page + 1 : 0);
  }),
);

/** A row with details as the model writes it. */
const detailsShown = ({ locations, ...details }: JobDetails) => ({
  ...details,
  locations: locations.map(({ description }) => description),
});

/** Case, accents and the kind of dash do not count in a search. */
const folded = (text: string) =>
  text
    .normalize("NFKD")
    .replace(/[\p{M}\u200d]/gu, "")
    .replaceAll("-", " ")
    .toLowerCase();

const newer = (a: { publishDate: string | null }, b: typeof a) =>
  String(a.publishDate) < String(b.publishDate) ? 1 : -1;

/** The page that a link leads to; 0 for none. */
const pageOf = (link: string | null) =>
  link === null ? 0 : Number(new URL(link).searchParams.get("page"));

const waitDays = fc.integer({ min: 1, max: 30 }).map((days) =>
  step("waitDays", days, async () => {
    vi.setSystemTime(Date.now() + days * 86_400_000);
  }),
);

/** A job from a response, sent back with changes: unchanged properties have no effect (§4.2). */
const sendBack = fc.record({ who, nth, body: changes }).map((args) =>
  step("sendBack", args, async (world, { who, nth, body: changes }) => {
    const party = partyOf(world, who);
    const { id, job } = target(party, nth);
    if (!job) return;
    const { body: answered } = await send(world, party, "GET", `/jobs/${id}`);
    const answer = await send(world, party, "PUT", `/jobs/${id}`, { ...answered, ...changes });
    const expected = after(world, party, job, { ...(answered as JobBody), ...changes });
    if (expected === INVALID) expect(answer.status).toBe(400);
    else if (holderOf(party, expected.answer.referenceId, id)) expect(answer.status).toBe(409);
    else expectSaved(world, party, answer, expected, id);
  }),
);

/** What an employer may do, writes more often than not. */
export const jobSteps: fc.Arbitrary<Step>[] = [
  create,
  createTwice,
  put,
  modify,
  modify,
  sendBack,
  remove,
  restore,
  list,
  waitDays,
];
