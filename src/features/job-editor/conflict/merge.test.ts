import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { tries } from "#contract/testing/tries.ts";
import { arbitraryJob } from "#src/jobs/testing/arbitrary-job.ts";
import { EMPTY_VALUES, FIELD_NAMES, type JobFormValues, valuesOfJob } from "../form-values.ts";
import { merge, settle, type Side } from "./merge.ts";
import { fieldsOf, type Part, PART_NAMES, partsThatDiffer, unsavedParts } from "./parts.ts";

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
  mine: Values;
  theirs: Values;
  merged: Values;
  incoming?: Part[];
  kept?: Part[];
  contested?: Part[];
}

const web = { applicantRoutingType: "2", applicationUrl: "https://example.com/" };

test.each<[string, Case]>([
  ["neither changed anything", { mine: {}, theirs: {}, merged: {} }],
  [
    "only they did",
    { mine: {}, theirs: { title: "Cook" }, merged: { title: "Cook" }, incoming: ["title"] },
  ],
  [
    "only I did",
    { mine: { title: "Chef" }, theirs: {}, merged: { title: "Chef" }, kept: ["title"] },
  ],
  [
    "both did, in different fields",
    {
      mine: { title: "Chef" },
      theirs: { categories: ["2"] },
      merged: { title: "Chef", categories: ["2"] },
      incoming: ["categories"],
      kept: ["title"],
    },
  ],
  [
    "both did, in the same field",
    {
      mine: { categories: ["1", "3"] },
      theirs: { categories: ["2"] },
      merged: { categories: ["1", "3"] },
      contested: ["categories"],
    },
  ],
  [
    "both did the same",
    { mine: { title: "Cook " }, theirs: { title: "Cook" }, merged: { title: "Cook " } },
  ],
  [
    "one the amount and one the period, which mean nothing apart",
    {
      mine: { amount: "26.50" },
      theirs: { period: "5" },
      merged: { amount: "26.50" },
      contested: ["salary"],
    },
  ],
  [
    "the same amount in another spelling is no change",
    {
      mine: { amount: "52000" },
      theirs: { amount: "60,000" },
      merged: { amount: "60,000" },
      incoming: ["salary"],
    },
  ],
  [
    "they changed the e-mail address, and I typed a web address without choosing it",
    {
      mine: { applicationUrl: "https://example.com/" },
      theirs: { applicationEmail: "other@example.com" },
      merged: { applicationUrl: "https://example.com/", applicationEmail: "other@example.com" },
      incoming: ["applicantRoutingType"],
    },
  ],
  [
    "they changed the e-mail address, and I chose the web",
    {
      mine: web,
      theirs: { applicationEmail: "other@example.com" },
      merged: web,
      contested: ["applicantRoutingType"],
    },
  ],
  [
    "they took the pay away, and I had changed nothing of it",
    { mine: {}, theirs: { paid: false }, merged: { paid: false }, incoming: ["salary"] },
  ],
])("%s", (_, { mine, theirs, merged, incoming = [], kept = [], contested = [] }) => {
  expect(merge(BASE, { ...BASE, ...mine }, { ...BASE, ...theirs })).toEqual({
    values: { ...BASE, ...merged },
    incoming,
    mine: kept,
    contested,
  });
});

test("what is chosen of theirs is taken as a whole", () => {
  const mine = { ...BASE, title: "Chef", ...web };
  const theirs = { ...BASE, title: "Cook", applicationEmail: "other@example.com" };
  const merged = merge(BASE, mine, theirs);
  expect(settle(merged, theirs, { title: "mine", applicantRoutingType: "theirs" })).toEqual({
    ...mine,
    applicantRoutingType: "1",
    applicationEmail: "other@example.com",
  });
});

/** Values of which about half of the parts are those of the base. */
const threeVersions = fc
  .tuple(arbitraryJob, arbitraryJob, arbitraryJob)
  .chain(([base, mine, theirs]) => {
    const changed = fc.subarray(PART_NAMES);
    return fc.tuple(changed, changed).map(([byMe, byThem]) => ({
      base: valuesOfJob(base),
      mine: withParts(valuesOfJob(base), valuesOfJob(mine), byMe),
      theirs: withParts(valuesOfJob(base), valuesOfJob(theirs), byThem),
    }));
  });

function withParts(values: JobFormValues, other: JobFormValues, parts: readonly Part[]) {
  const names = parts.flatMap(fieldsOf);
  return { ...values, ...Object.fromEntries(names.map((name) => [name, other[name]])) };
}

describe("for any three versions", () => {
  test("every field ends as somebody wrote it, and nothing contested is decided in silence", () => {
    fc.assert(
      fc.property(threeVersions, ({ base, mine, theirs }) => {
        const { values, incoming, mine: kept, contested } = merge(base, mine, theirs);
        for (const name of FIELD_NAMES)
          expect([base[name], mine[name], theirs[name]]).toContainEqual(values[name]);

        const [byMe, byThem] = [partsThatDiffer(base, mine), partsThatDiffer(base, theirs)];
        const apart = partsThatDiffer(mine, theirs);
        expect(contested).toEqual(
          PART_NAMES.filter((part) => [byMe, byThem, apart].every((list) => list.includes(part))),
        );
        // Every change of one side alone is in the result, and nothing else is.
        const settled = PART_NAMES.filter((part) => !contested.includes(part));
        const wanted = settled.filter((part) => byThem.includes(part));
        expect(partsThatDiffer(values, theirs).filter((part) => wanted.includes(part))).toEqual([]);
        const own = settled.filter((part) => byMe.includes(part));
        expect(partsThatDiffer(values, mine).filter((part) => own.includes(part))).toEqual([]);
        expect(new Set([...incoming, ...kept, ...contested]).size).toBe(
          incoming.length + kept.length + contested.length,
        );
      }),
      tries(100),
    );
  });

  test("a choice decides its own part and no other", () => {
    const choices = fc.dictionary(
      fc.constantFrom(...PART_NAMES),
      fc.constantFrom<Side>("mine", "theirs"),
    );
    fc.assert(
      fc.property(threeVersions, choices, ({ base, mine, theirs }, chosen) => {
        const merged = merge(base, mine, theirs);
        const values = settle(merged, theirs, chosen);
        const taken = merged.contested.filter((part) => chosen[part] === "theirs");
        expect(partsThatDiffer(values, merged.values)).toEqual(taken);
        expect(partsThatDiffer(values, theirs).filter((part) => taken.includes(part))).toEqual([]);
      }),
      tries(100),
    );
  });

  test("who changed nothing gets theirs, and who is alone keeps everything", () => {
    fc.assert(
      fc.property(threeVersions, ({ base, mine, theirs }) => {
        expect(partsThatDiffer(merge(base, base, theirs).values, theirs)).toEqual([]);
        expect(merge(base, mine, base).values).toEqual(mine);
      }),
      tries(100),
    );
  });
});

test.each<[string, Values, Part[]]>([
  ["nothing", {}, []],
  ["blanks around a title", { title: " Baker " }, []],
  ["another title", { title: "Cook" }, ["title"]],
  ["the address of the route that is not chosen", web, ["applicantRoutingType"]],
  ["the same, not chosen", { applicationUrl: web.applicationUrl }, ["applicantRoutingType"]],
  ["blanks there", { applicationUrl: " " }, []],
  ["pay that was switched off", { paid: false }, ["salary"]],
])("leaving loses: %s", (_, changes, lost) => {
  expect(unsavedParts(BASE, { ...BASE, ...changes })).toEqual(lost);
});

test("another address of the same route would be lost too", () => {
  const byWeb = { ...BASE, ...web };
  const changed = { ...byWeb, applicationUrl: "https://example.com/apply" };
  expect(unsavedParts(byWeb, changed)).toEqual(["applicantRoutingType"]);
});

test("an amount that was typed and switched off again would be lost too", () => {
  const unpaid = { ...BASE, paid: false, amount: "" };
  expect(unsavedParts(unpaid, { ...unpaid, amount: "60,000" })).toEqual(["salary"]);
});

test("every field of the form belongs to one part", () => {
  expect(PART_NAMES.flatMap(fieldsOf).toSorted()).toEqual(FIELD_NAMES.toSorted());
});
