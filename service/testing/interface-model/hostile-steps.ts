import fc from "fast-check";
import { expect } from "vitest";
import { type Job, job as jobAnswer } from "#contract/job.ts";
import { changes } from "./arbitrary-jobs.ts";
import * as hostile from "./hostile-requests.ts";
import { type JobBody, closeDateAfter } from "./job-model.ts";
import { nth, partyOf, type Step, step, target, who } from "./step.ts";
import { type Party, type World, forget, keepVersion, send } from "./world.ts";

/** What is the other employer's is not there, whatever is tried (§5.3). */
const trespass = fc.record({ who, nth, body: changes }).map((args) =>
  step("trespass", args, async (world, { who, nth, body }) => {
    const party = partyOf(world, who);
    const path = `/jobs/${target(partyOf(world, 1 - who), nth).id}`;
    const override = { "x-http-method-override": "DELETE" };
    const answers = [
      await send(world, party, "GET", path),
      await send(world, party, "PUT", path, body),
      await send(world, party, "DELETE", path),
      await send(world, party, "POST", path, undefined, override),
      await send(world, party, "GET", `${path}/versions`),
      await send(world, party, "GET", `${path}/versions/1`),
      await send(world, party, "POST", `${path}/restore`),
    ];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
  }),
);

/** A job in which something is wrong, for all that the service knows. */
const spoil = fc
  .record({ who, nth, method: fc.constantFrom("POST", "PUT", "PUT"), body: hostile.spoiltBody })
  .map((args) =>
    step("spoil", args, async (world, { who, nth, method, body }) => {
      const party = partyOf(world, who);
      const path = nth > 4 && method === "PUT" ? `/jobs/${target(party, nth).id}` : "/jobs";
      await sendHostile(world, party, method, path, body, {});
    }),
  );

/** Requests that mean no good. */
const attack = fc
  .record({
    who,
    method: hostile.method,
    path: fc.oneof(hostile.hostilePath, nth),
    body: hostile.hostileBody,
    headers: fc.oneof(fc.constant({}), hostile.strangeHeaders),
  })
  .map((args) =>
    step("attack", args, async (world, { who, method, path: at, body, headers }) => {
      const party = partyOf(world, who);
      const path = typeof at === "number" ? `/jobs/${target(party, at).id}` : at;
      await sendHostile(world, party, method, path, body, headers);
    }),
  );

/** Whatever the service lets pass must be what one well-formed request may do. */
async function sendHostile(
  world: World,
  party: Party,
  method: string,
  path: string,
  body: unknown,
  headers: Record<string, string>,
) {
  const answer = await send(world, party, method, path, body, headers);
  if (answer.status === 204) await dropMissing(world, party);
  else if (answer.headers["etag"] !== undefined && !/GET|HEAD/.test(method))
    adopt(party, answer.body, body, answer.headers["etag"]);
}

/** Something was deleted: it must have been one job. */
async function dropMissing(world: World, party: Party) {
  const { body } = await send(world, party, "GET", "/jobs?pageSize=100");
  const left = new Set(body.data.map(({ id }: Job) => id));
  const missing = [...party.jobs.keys()].filter((id) => !left.has(id));
  expect(missing).toHaveLength(1);
  for (const id of missing) forget(party, id);
}

/** A mutated body that is still valid: the response must be a job. */
function adopt(party: Party, answered: unknown, body: unknown, etag: unknown) {
  const { id, locations, ...rest } = jobAnswer.parse(answered);
  const before = party.jobs.get(id) ?? null;
  const old = before?.answer;
  const given = (body as JobBody).closeDate;
  const closing = closeDateAfter(
    before,
    typeof given === "string" && given.trim() === "" ? null : given,
    rest.publishDate ?? "",
    old?.status === "draft" && rest.status === "active",
  );
  expect(rest).toMatchObject({
    employer: { id: party.employer.id, name: party.employer.name },
    closeDate: closing.date,
  });
  const job = {
    answer: { ...rest, locations: locations.map(({ description }) => description) },
    closeDateDefaulted:
      before && before.etag === etag ? before.closeDateDefaulted : closing.defaulted,
    etag,
  };
  if (before?.etag !== etag) keepVersion(party, id, before ? "changed" : "created", job);
  party.jobs.set(id, job);
}

/** Requests that must be refused. */
export const hostileSteps: fc.Arbitrary<Step>[] = [trespass, spoil, spoil, attack, attack];
