import { expect, it } from "vitest";
import type { Job } from "#contract/job.ts";
import { DEFAULT_FACTS } from "#contract/readiness-facts.ts";
import { ROUTING } from "#contract/reference.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { aJob } from "#contract/testing/a-job.ts";
import { changesOf, definitionOf, OPERATIONS } from "./operations.ts";

const context = { today: "2026-11-27", facts: DEFAULT_FACTS, taken: [] };

const paid = (amount: number, maxAmount: number | null): Job => ({
  ...aJob,
  salary: {
    amount,
    maxAmount,
    period: { id: 5, name: "Hourly", unit: "Hour" },
    plusCommission: false,
  },
});

it.each([
  [[20, null], 1, 100, null, true],
  [[20, 30], 1, 0.01, [20.2, 30.3], false],
  [[140, 260], 1, 100, [140, 300], true],
  [[17.6, 150], 2, 100, [17.6, 200], true],
  [[20, 25], -90, 100, null, true],
  [[20, 25], -10, 1, [18, 23], false],
] as const)("%j by %j %% to $%j is %j", ([from, to], percent, step, expected, isSaid) => {
  const operation = { kind: "pay", how: "percent", percent, period: null, step } as const;
  const { salary } = changesOf(paid(from, to), operation, context);
  expect(salary).toEqual(
    expected === null
      ? undefined
      : expect.objectContaining({ amount: expected[0], maxAmount: expected[1] }),
  );
  expect(definitionOf(operation).notes?.(paid(from, to), operation)).toEqual(
    isSaid ? [m.change_rounded_away()] : [],
  );
});

it.each([
  ["add", ["Laval, QC"], ["Halifax, NS", "Truro, NS", "Laval, QC"]],
  ["add", ["halifax"], undefined],
  ["remove", ["Truro"], ["Halifax, NS"]],
  ["remove", ["Laval, QC"], undefined],
  ["remove", ["Halifax, NS", "Truro, NS"], []],
  ["replace", ["Truro, NS"], ["Halifax, NS", "Gander, NL"]],
  ["replace", ["Laval, QC"], undefined],
  ["set", ["Laval, QC"], ["Laval, QC"]],
] as const)("%s %j of the places makes %j", (how, places, expected) => {
  const [halifax] = aJob.locations;
  const locations = ["Halifax, NS", "Truro, NS"].map((name) => ({
    ...halifax!,
    description: name,
  }));
  const operation = { kind: "locations" as const, how, places: [...places], by: ["Gander, NL"] };
  const changes = changesOf({ ...aJob, locations }, operation, context);
  expect(changes.locations).toEqual(expected?.map((description) => ({ description })));
});

it.each([
  [ROUTING.email, true, { applicationEmail: "jobs@new.ca" }],
  [ROUTING.url, true, { applicationUrl: "https://jobs.new.ca/apply" }],
  [ROUTING.email, false, {}],
] as const)("replaces in the address of route %i: %j", (id, inAddress, changes) => {
  const job = {
    ...aJob,
    applicantRoutingType: { id, name: "" },
    applicationEmail: "jobs@old.ca",
    applicationUrl: "https://jobs.old.ca/apply",
  };
  const operation = {
    ...OPERATIONS.replaceText.initial(),
    find: "old.ca",
    replacement: "new.ca",
    inAddress,
  };
  expect(changesOf(job, operation, context)).toEqual(changes);
});

it.each([
  [null, { referenceId: "JOB-7" }],
  ["BAR-1", {}],
])("gives a job with the reference id %j one by its number, or leaves its own", (own, changes) => {
  const operation = OPERATIONS.referenceIds.initial();
  expect(changesOf({ ...aJob, id: 7, referenceId: own }, operation, context)).toEqual(changes);
  const same = { ...operation, pattern: "JOB" };
  expect(definitionOf(same).isIncomplete?.(same)).toBe(true);
});
