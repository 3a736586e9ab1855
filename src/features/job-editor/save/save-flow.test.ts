import { describe, expect, it } from "vitest";
import { ApiError } from "#src/lib/api/api-error.ts";
import { EMPTY_VALUES } from "#src/jobs/job/fields/job-values.ts";
import { formWrite } from "#src/jobs/writes/form-write.ts";
import type { Conflict } from "./save-changes.ts";
import { createSaveFlow, type SaveEvent, type SaveState } from "./save-flow.ts";

const values = { ...EMPTY_VALUES, title: "Baker" };
const writes = [formWrite(values, { kind: "create", body: {} })];
const conflict = { base: EMPTY_VALUES, ours: values } as Conflict;

const submit: SaveEvent = { type: "submit" };
const invalid: SaveEvent = { type: "invalid", fields: ["title"] };
const send: SaveEvent = { type: "send", action: "changes", values };
const clash: SaveEvent = { type: "conflict", conflict };
const saved: SaveEvent = { type: "saved" };
const dismiss: SaveEvent = { type: "dismiss" };
const unconfirmed: SaveEvent = { type: "unconfirmed", writes };
const rebase: SaveEvent = { type: "rebase", writes: [] };
const fail = (status: number, more: Partial<Extract<SaveEvent, { type: "fail" }>> = {}) =>
  ({
    type: "fail",
    error: new ApiError({ status }),
    fields: [],
    elsewhere: [],
    ...more,
  }) satisfies SaveEvent;

function after(...events: SaveEvent[]): SaveState {
  const flow = createSaveFlow();
  for (const event of events) flow.dispatch(event);
  return flow.get();
}

describe("save flow", () => {
  it.each<[SaveState["step"], string, SaveEvent[]]>([
    ["validating", "submit", [submit]],
    ["idle", "invalid values", [submit, invalid]],
    ["saving", "valid values", [submit, send]],
    ["saved", "a response", [submit, send, saved]],
    ["idle", "a response, if the person typed on", [submit, send, saved, rebase]],
    ["saving", "a merge", [submit, send, rebase]],
    ["failed", "a refusal", [submit, send, fail(409)]],
    ["unconfirmed", "a lost response", [submit, send, fail(0)]],
    ["unconfirmed", "a server error", [submit, send, fail(503)]],
    ["idle", "a refusal shown at the fields", [submit, send, fail(400, { fields: ["title"] })]],
    ["failed", "a refusal elsewhere too", [submit, send, fail(400, { elsewhere: ["No."] })]],
    ["conflict", "a conflict", [submit, send, clash]],
    ["idle", "a postponed choice", [submit, send, clash, dismiss]],
    ["saving", "a choice", [submit, send, clash, send]],
    ["failed", "a choice that fails", [submit, send, clash, send, fail(409)]],
    ["validating", "a retry", [submit, send, fail(0), submit]],
    ["idle", "a dismissed failure", [submit, send, fail(0), dismiss]],
  ])("is %s after %s", (step, _, events) => {
    expect(after(...events).step).toBe(step);
  });

  it.each<[string, SaveEvent[]]>([
    ["validating", [submit]],
    ["saving", [submit, send]],
    ["saved", [submit, send, saved]],
  ])("ignores a second submit while %s", (step, events) => {
    expect(after(...events, submit)).toEqual(after(...events));
    expect(after(...events, dismiss).step).toBe(step);
  });

  it("shows a failure until its retry has an outcome", () => {
    const failed = [submit, send, fail(429), submit, send];
    expect(after(...failed).failure).toMatchObject({ action: "changes", turn: 1, waits: 1 });
    expect(after(...failed, fail(429)).failure).toMatchObject({ turn: 2, waits: 2 });
    expect(after(...failed, fail(503)).failure).toMatchObject({ turn: 2, waits: 0 });
    expect(after(...failed, clash).failure).toBeUndefined();
    expect(after(submit, send, fail(429), submit, invalid).failure).toBeUndefined();
  });

  it("shows a conflict until the choices have an outcome", () => {
    expect(after(submit, send, clash, send).conflict).toBe(conflict);
    expect(after(submit, send, clash, send, fail(409)).conflict).toBeUndefined();
    expect(after(submit, send, clash, dismiss).conflict).toBeUndefined();
  });

  it("keeps unconfirmed writes until a response or a rebase", () => {
    const lost = [submit, send, unconfirmed, fail(0)];
    expect(after(...lost).unconfirmedWrites).toBe(writes);
    expect(after(...lost, submit, send, saved).unconfirmedWrites).toEqual([]);
    expect(after(...lost, rebase).unconfirmedWrites).toEqual([]);
  });

  it("counts refusals of fields until a rebase", () => {
    const refused = [submit, invalid, submit, send, fail(400, { fields: ["amount"] })];
    expect(after(...refused).invalid).toEqual({ turn: 2, fields: ["amount"], kept: false });
    expect(after(...refused, rebase).invalid).toBeUndefined();
  });
});
