import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { tries } from "#contract/testing/tries.ts";
import { arbitraryJob } from "#src/jobs/testing/arbitrary-job.ts";
import {
  changedGroups,
  EMPTY_VALUES,
  FIELD_GROUPS,
  FIELD_NAMES,
  type FieldGroup,
  fieldsOf,
  type JobFormValues,
  valuesOfJob,
} from "#src/jobs/job/fields/job-values.ts";
import { merge, resolve, type Side } from "./merge.ts";

const BASE: JobFormValues = {
  ...EMPTY_VALUES,
  title: "Baker",
  categories: ["1"],
  paid: true,
  amount: "52,000",
  applicationEmail: "jobs@example.com",
};

type Values = Partial<JobFormValues>;
interface Case {
  ours: Values;
  theirs: Values;
  merged: Values;
  incoming?: FieldGroup[];
  outgoing?: FieldGroup[];
  conflicts?: FieldGroup[];
}

const web = { applicantRoutingType: "2", applicationUrl: "https://example.com/" };

it.each<[string, Case]>([
  ["no changes", { ours: {}, theirs: {}, merged: {} }],
  [
    "a change of theirs",
    { ours: {}, theirs: { title: "Cook" }, merged: { title: "Cook" }, incoming: ["title"] },
  ],
  [
    "a change of ours",
    { ours: { title: "Chef" }, theirs: {}, merged: { title: "Chef" }, outgoing: ["title"] },
  ],
  [
    "changes in different fields",
    {
      ours: { title: "Chef" },
      theirs: { categories: ["2"] },
      merged: { title: "Chef", categories: ["2"] },
      incoming: ["categories"],
      outgoing: ["title"],
    },
  ],
  [
    "changes in the same field",
    {
      ours: { categories: ["1", "3"] },
      theirs: { categories: ["2"] },
      merged: { categories: ["1", "3"] },
      conflicts: ["categories"],
    },
  ],
  [
    "the same change",
    { ours: { title: "Cook " }, theirs: { title: "Cook" }, merged: { title: "Cook " } },
  ],
  [
    "the amount and the period, which are one group",
    {
      ours: { amount: "26.50" },
      theirs: { period: "5" },
      merged: { amount: "26.50" },
      conflicts: ["salary"],
    },
  ],
  [
    "the same amount in another format, which is no change",
    {
      ours: { amount: "52000" },
      theirs: { amount: "60,000" },
      merged: { amount: "60,000" },
      incoming: ["salary"],
    },
  ],
  [
    "their e-mail address and our inactive web address",
    {
      ours: { applicationUrl: "https://example.com/" },
      theirs: { applicationEmail: "other@example.com" },
      merged: { applicationUrl: "https://example.com/", applicationEmail: "other@example.com" },
      incoming: ["applicantRoutingType"],
    },
  ],
  [
    "their e-mail address and our other route",
    {
      ours: web,
      theirs: { applicationEmail: "other@example.com" },
      merged: web,
      conflicts: ["applicantRoutingType"],
    },
  ],
  [
    "pay that they removed",
    { ours: {}, theirs: { paid: false }, merged: { paid: false }, incoming: ["salary"] },
  ],
])("merges %s", (_, { ours, theirs, merged, incoming = [], outgoing = [], conflicts = [] }) => {
  expect(merge(BASE, { ...BASE, ...ours }, { ...BASE, ...theirs })).toEqual({
    values: { ...BASE, ...merged },
    incoming,
    outgoing,
    conflicts,
  });
});

it("takes a whole group of theirs by choice", () => {
  const ours = { ...BASE, title: "Chef", ...web };
  const theirs = { ...BASE, title: "Cook", applicationEmail: "other@example.com" };
  const merged = merge(BASE, ours, theirs);
  expect(resolve(merged, theirs, { title: "ours", applicantRoutingType: "theirs" })).toEqual({
    ...ours,
    applicantRoutingType: "1",
    applicationEmail: "other@example.com",
  });
});

/** Values of which about half of the groups are those of the base. */
const threeVersions = fc
  .tuple(arbitraryJob, arbitraryJob, arbitraryJob)
  .chain(([base, ours, theirs]) => {
    const changed = fc.subarray(FIELD_GROUPS);
    return fc.tuple(changed, changed).map(([byMe, byThem]) => ({
      base: valuesOfJob(base),
      ours: withGroups(valuesOfJob(base), valuesOfJob(ours), byMe),
      theirs: withGroups(valuesOfJob(base), valuesOfJob(theirs), byThem),
    }));
  });

function withGroups(values: JobFormValues, other: JobFormValues, groups: readonly FieldGroup[]) {
  const names = groups.flatMap(fieldsOf);
  return { ...values, ...Object.fromEntries(names.map((name) => [name, other[name]])) };
}

describe("for any three versions", () => {
  it("keeps every change, and reports every conflict", () => {
    fc.assert(
      fc.property(threeVersions, ({ base, ours, theirs }) => {
        const { values, incoming, outgoing, conflicts } = merge(base, ours, theirs);
        for (const name of FIELD_NAMES)
          expect([base[name], ours[name], theirs[name]]).toContainEqual(values[name]);

        const [byMe, byThem] = [changedGroups(base, ours), changedGroups(base, theirs)];
        const apart = changedGroups(ours, theirs);
        expect(conflicts).toEqual(
          FIELD_GROUPS.filter((group) =>
            [byMe, byThem, apart].every((list) => list.includes(group)),
          ),
        );
        // The result has every change of one side alone, and no other.
        const merged = FIELD_GROUPS.filter((group) => !conflicts.includes(group));
        const wanted = merged.filter((group) => byThem.includes(group));
        expect(changedGroups(values, theirs).filter((group) => wanted.includes(group))).toEqual([]);
        const own = merged.filter((group) => byMe.includes(group));
        expect(changedGroups(values, ours).filter((group) => own.includes(group))).toEqual([]);
        expect(new Set([...incoming, ...outgoing, ...conflicts]).size).toBe(
          incoming.length + outgoing.length + conflicts.length,
        );
      }),
      tries(100),
    );
  });

  it("applies a choice to its own group only", () => {
    const choices = fc.dictionary(
      fc.constantFrom(...FIELD_GROUPS),
      fc.constantFrom<Side>("ours", "theirs"),
    );
    fc.assert(
      fc.property(threeVersions, choices, ({ base, ours, theirs }, chosen) => {
        const merged = merge(base, ours, theirs);
        const values = resolve(merged, theirs, chosen);
        const taken = merged.conflicts.filter((group) => chosen[group] === "theirs");
        expect(changedGroups(values, merged.values)).toEqual(taken);
        expect(changedGroups(values, theirs).filter((group) => taken.includes(group))).toEqual([]);
      }),
      tries(100),
    );
  });

  it("returns the changed side if the other is unchanged", () => {
    fc.assert(
      fc.property(threeVersions, ({ base, ours, theirs }) => {
        expect(changedGroups(merge(base, base, theirs).values, theirs)).toEqual([]);
        expect(merge(base, ours, base).values).toEqual(ours);
      }),
      tries(100),
    );
  });
});
