import { afterAll, expect, it } from "vitest";
import { getLocale, overwriteGetLocale } from "#src/i18n/paraglide/runtime.js";
import type { OperationScope } from "#src/jobs/actions/operations/operation.ts";
import type { Operation } from "#src/jobs/actions/operations/operations.ts";
import { applyLabel, describeOperation, type PlannedCounts } from "./describe-action.ts";

const ownLocale = getLocale;
afterAll(() => overwriteGetLocale(ownLocale));

const names = { category: (id: string) => `Category ${id}`, positionType: (id: string) => id };
const archive: Operation = { kind: "status", status: "archived", renew: false };
const long: Operation = {
  kind: "replaceText",
  find: `${"call us ".repeat(9)}today`,
  replacement: "write",
  inTitle: true,
  inDescription: true,
  inAddress: false,
  matchCase: false,
  wholeWords: false,
};
const places: Operation = {
  kind: "postInPlaces",
  places: "",
  perPosting: 1,
  reference: "",
  townsFollow: false,
  status: "draft",
};
const some: OperationScope = { count: 12, total: 14, place: "Kawartha Lakes, ON" };

it.each<[Operation, OperationScope, string, string]>([
  [
    archive,
    some,
    "Archive 12 of 14 jobs in Kawartha Lakes, ON",
    "Archiver 12 offres sur 14 à Kawartha Lakes, ON",
  ],
  [archive, { count: 1, total: 1 }, "Archive 1 job", "Archiver 1 offre"],
  [archive, { count: 1, total: 14 }, "Archive 1 of 14 jobs", "Archiver 1 offre sur 14"],
  [
    { kind: "closeDate", how: "by", days: 30 },
    { count: 1200, total: 1200 },
    "Extend 1,200 jobs by 30 days",
    "Prolonger de 30 jours 1 200 offres",
  ],
  [
    long,
    { count: 2, total: 2, place: "Hope, BC" },
    `Replace “${"call us ".repeat(7)}cal…” with “write” in 2 jobs in Hope, BC`,
    `Remplacer « ${"call us ".repeat(7)}cal… » par « write » dans 2 offres à Hope, BC`,
  ],
  [
    places,
    { count: 28, total: 30 },
    "Duplicate to 28 of 30 locations",
    "Dupliquer dans 28 lieux sur 30",
  ],
])("says %j of %j in a sentence, in both languages", (operation, scope, english, french) => {
  const say = () =>
    describeOperation(operation, names, scope)
      .replace(/[\u2068\u2069]/g, "")
      .replace(/[\u00a0\u202f]/g, " ");
  overwriteGetLocale(() => "en");
  expect(say()).toBe(english);
  overwriteGetLocale(() => "fr-CA");
  expect(say()).toBe(french);
});

const undo = { kind: "undo", changeSet: "c" } as const;
it.each<[string, PlannedCounts, string, string]>([
  [
    "changes",
    { count: 3, creations: 0, deletions: 0 },
    "Undo 3 changes",
    "Annuler 3 modifications",
  ],
  [
    "creations",
    { count: 13, creations: 0, deletions: 13 },
    "Delete 13 jobs",
    "Supprimer 13 offres",
  ],
  [
    "both",
    { count: 18, creations: 0, deletions: 13 },
    "Undo 5 changes and delete 13",
    "Annuler 5 modifications; à supprimer : 13",
  ],
])("the button of an undo of %s says what it deletes", (_, counts, english, french) => {
  overwriteGetLocale(() => "en");
  expect(applyLabel(undo, counts)).toBe(english);
  overwriteGetLocale(() => "fr-CA");
  expect(applyLabel(undo, counts)).toBe(french);
});
