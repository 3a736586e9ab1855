import fc from "fast-check";
import { expect, test } from "vitest";
import { tries } from "./testing/tries.ts";
import { jobList } from "./listing.ts";
import { jobList as withoutZod } from "./read-job-list.ts";

const text = fc.constantFrom("Chef", "", "active", "2026-08-04T00:00:00", "2026-8-4");
/** What may stand in a place that has room for something else. */
const stray = fc.oneof(
  fc.constantFrom(undefined, null, "", true, 1.5, 2 ** 60, NaN, [], {}),
  text,
  fc.jsonValue({ maxDepth: 1 }),
);
const mostly = <T>(usual: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 12, arbitrary: usual }, { weight: 1, arbitrary: stray });
const record = (model: Record<string, fc.Arbitrary<unknown>>, requiredKeys: string[]) =>
  mostly(fc.record<Record<string, unknown>>({ ...model, theirs: stray }, { requiredKeys }));

const id = mostly(fc.nat());
const location = record({ id, name: text, description: text, type: text }, []);
const header = record(
  {
    id,
    referenceId: mostly(text),
    employer: record({ id, name: mostly(text) }, ["id"]),
    title: mostly(text),
    publishDate: mostly(fc.constantFrom("2026-08-04", "2026-08-04T00:00:00", "", null)),
    locations: mostly(fc.array(location, { maxLength: 3 })),
    confidential: mostly(fc.boolean()),
    status: mostly(fc.constantFrom("active", "archived", "draft")),
  },
  ["id", "title", "status"],
);
const paging = record(
  { total: id, page: id, pages: id, pageSize: id, previous: mostly(text), next: mostly(text) },
  ["total", "page", "pages", "pageSize"],
);
const answer = record({ data: mostly(fc.array(header, { maxLength: 3 })), paging }, [
  "data",
  "paging",
]);

test("a list is read as its schema reads it, and refused where that refuses it", () => {
  const read = { accepted: 0, refused: 0 };
  fc.assert(
    fc.property(answer, (value) => {
      const { success, data } = jobList.safeParse(value);
      read[success ? "accepted" : "refused"] += 1;
      expect(withoutZod.safeParse(value)).toEqual(success ? { success, data } : { success });
    }),
    tries(3_000),
  );
  // Both happen often enough to tell.
  expect(Math.min(read.accepted, read.refused)).toBeGreaterThan(300);
});
