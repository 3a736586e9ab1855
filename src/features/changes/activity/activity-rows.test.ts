import { expect, test } from "vitest";
import type { Activity } from "#contract/history.ts";
import type { ChangeSet, ChangeSetState } from "#src/jobs/writes/change-set.ts";
import { undoName } from "../shared/activity-words.ts";
import { activityRows, beganAt } from "./activity-rows.ts";

const HOUR = 3_600_000;

/** Began so many hours ago; of a change set, where it has an id. */
const activity = (id: number, hours: number, changeSet?: string): Activity => ({
  id,
  changeSet: changeSet === undefined ? null : { id: changeSet, text: "" },
  by: "Chloé",
  through: "form",
  first: new Date(100 * HOUR - hours * HOUR).toISOString(),
  last: new Date(100 * HOUR).toISOString(),
  counts: { created: 0, changed: 1, deleted: 0, restored: 0 },
  jobs: { total: 1, ids: [7] },
  undone: null,
});

const set = (id: string, hours: number, state: ChangeSetState = "done"): ChangeSet => ({
  id,
  action: { kind: "delete" },
  chosen: [],
  state,
  createdAt: 100 * HOUR - hours * HOUR,
});

test.each<[string, Activity[], ChangeSet[], number, string[]]>([
  ["what the service knows, in its order", [activity(1, 5), activity(2, 3)], [], 1, ["1", "2"]],
  ["what both know once", [activity(3, 1), activity(2, 3, "a")], [set("a", 3)], 1, ["3", "2 a"]],
  [
    "what is still being sent, wherever it began",
    [activity(3, 1), activity(2, 3)],
    [set("a", 2, "running"), set("b", 9, "paused")],
    1,
    ["3", "a", "2", "b"],
  ],
  [
    "what is later than the rest of the page, and of which the service has nothing yet",
    [activity(3, 1), activity(2, 3)],
    [set("a", 0), set("b", 2, "cancelled"), set("c", 9)],
    1,
    ["a", "3", "b", "2"],
  ],
  ["what this browser has, where the service has nothing", [], [set("a", 1)], 1, ["a"]],
  [
    "of a later page what the service knows",
    [activity(2, 3, "a")],
    [set("b", 0), set("c", 1, "running"), set("a", 3)],
    2,
    ["2 a"],
  ],
])("a page has %s", (_, activities, sets, page, expected) => {
  const rows = activityRows(activities, sets, page);
  expect(
    rows.map(({ activity, set }) => [activity?.id, set?.id].filter(Boolean).join(" ")),
  ).toEqual(expected);
});

test("the times that are shown go down the page, also of what went on for hours", () => {
  const rows = activityRows(
    [activity(3, 1), activity(2, 3, "a"), activity(1, 20)],
    [set("b", 0), set("c", 2, "running"), set("a", 4), set("d", 8)],
    1,
  );
  const times = rows.map(beganAt);
  expect(times).toEqual(times.toSorted((one, other) => other - one));
  expect(rows).toHaveLength(6);
});

test("each undo has a name of its own", () => {
  const edits = [activity(1, 1), activity(2, 3), { ...activity(3, 3), by: "Bao" }];
  expect(new Set(edits.map(undoName)).size).toBe(3);
});
