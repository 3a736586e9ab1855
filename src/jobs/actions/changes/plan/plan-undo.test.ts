import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Job } from "#contract/job.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { forgetKeyHeaders, readKeyHeaders } from "#src/lib/session/key-headers.ts";
import { aJob } from "#contract/testing/a-job.ts";
import type { ChangeItem } from "../../../writes/change-set.ts";
import { idToUndo, isUndoneHereAlone, planUndo } from "./plan-undo.ts";

const version = (number: number, changes: Partial<Job> = {}) => ({
  job: { ...aJob, id: 7, ...changes },
  etag: `"7-${number}"`,
});
const BEFORE = version(1);
const AFTER = version(2, { title: "Cook" });

const item = (given: Partial<ChangeItem> = {}): ChangeItem => ({
  group: "set",
  position: 3,
  key: "k",
  id: 7,
  before: BEFORE,
  write: null,
  state: "stored",
  after: AFTER,
  reason: null,
  ...given,
});
const DELETED = item({ after: null, deletion: '"7-2"' });

afterEach(forgetKeyHeaders);

describe("where the service keeps history", () => {
  beforeEach(() => readKeyHeaders(new Headers({ "Service-Extensions": "history" })));

  test.each<[string, ChangeItem, ReturnType<typeof version> | null, object]>([
    [
      "a change",
      item(),
      AFTER,
      { write: { kind: "change", changes: { title: aJob.title } }, obstacle: null },
    ],
    [
      "a change of what another person has changed since",
      item(),
      version(3, { title: "Chef" }),
      { write: null, obstacle: "changedSince", since: { theirs: { title: "Chef" } } },
    ],
    [
      "a change that was taken back",
      item(),
      version(3),
      { write: null, obstacle: null, notes: [m.change_undone_before()] },
    ],
    ["a change of what is gone", item(), null, { write: null, obstacle: "gone" }],
    [
      "a creation",
      item({ before: null }),
      AFTER,
      { write: { kind: "delete", orArchive: true }, after: null, obstacle: null },
    ],
    [
      "a creation that was edited since",
      item({ before: null }),
      version(3, { title: "Chef" }),
      { write: { kind: "delete" }, obstacle: "changedSince" },
    ],
    [
      "a deletion",
      DELETED,
      null,
      { write: { kind: "restore", etag: '"7-2"', job: { id: 7 } }, takesBack: '"7-2"' },
    ],
    [
      "a change that was deleted afterwards",
      { ...DELETED, deleted: AFTER.job },
      null,
      { write: { kind: "restore", changes: { title: aJob.title } }, after: { title: aJob.title } },
    ],
    [
      "a deletion that was taken back",
      DELETED,
      BEFORE,
      { write: null, notes: [m.change_undone_before()] },
    ],
  ])("%s is taken back as it can be", (_name, given, newest, expected) => {
    expect(planUndo(given, newest)).toMatchObject({ undoes: 3, ...expected });
  });

  test("says what an item said, and marks one that this browser has", () => {
    const planned = planUndo(item({ reason: "Rounded." }), AFTER, false);
    expect(planned).toMatchObject({ notes: ["Rounded."], takesBack: '"7-2"' });
    expect(planned).not.toHaveProperty("undoes");
    expect(planUndo(item(), AFTER)).not.toHaveProperty("notes");
  });

  test("a deleted posting may be there under its id, and any browser can undo", () => {
    expect([idToUndo(item()), idToUndo(DELETED)]).toEqual([7, 7]);
    expect(idToUndo({ ...DELETED, before: null })).toBeNull();
    expect(isUndoneHereAlone({ kind: "delete" })).toBe(false);
  });
});

describe("on a plain service", () => {
  test("a deleted posting is created again", () => {
    const { write } = planUndo(DELETED, null);
    expect(write).toMatchObject({ kind: "create", body: { title: aJob.title } });
  });

  test("only this browser can undo, and nothing is under the id of what was deleted", () => {
    expect(idToUndo(item())).toBe(7);
    expect(idToUndo(DELETED)).toBeNull();
    expect(isUndoneHereAlone({ kind: "delete" })).toBe(true);
    expect(isUndoneHereAlone({ kind: "undo", changeSet: "set" })).toBe(false);
  });
});
