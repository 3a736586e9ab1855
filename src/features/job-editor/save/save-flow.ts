import { hasStatus } from "#src/lib/api/api-error.ts";
import { createStore } from "#src/lib/state/store.ts";
import type { FieldName, JobFormValues } from "#src/jobs/job/fields/job-values.ts";
import { mayBeDone } from "#src/jobs/writes/outcome.ts";
import type { FormWrite } from "#src/jobs/writes/single-write.ts";
import type { Conflict } from "./save-changes.ts";

/** `recreate` creates a new draft from the changes of a job that was deleted. */
export type SaveAction = "draft" | "publish" | "changes" | "recreate";

interface SaveAttempt {
  action: SaveAction;
  values: JobFormValues;
}

export interface SaveFailure extends SaveAttempt {
  error: unknown;
  /** Number of consecutive failures, so that the same message is announced again. */
  turn: number;
  /** Number of consecutive 429 responses. */
  waits: number;
  /** Messages of the service about properties that the form does not show. */
  elsewhere: string[];
}

/** The state of saving a form. ARCHITECTURE.md has the diagram of its steps. */
export interface SaveState {
  step: "idle" | "validating" | "saving" | "conflict" | "unconfirmed" | "failed" | "saved";
  /** The current or latest attempt. */
  attempt?: SaveAttempt | undefined;
  /** Shown until the retry has an outcome. */
  failure?: SaveFailure | undefined;
  /** Shown until the choices are saved. */
  conflict?: Conflict | undefined;
  /**
   * The fields that failed validation, by the service or by the form; `turn` counts refusals. `kept`: the
   * posting is stored on this computer instead.
   */
  invalid?: { turn: number; fields: readonly FieldName[]; kept: boolean } | undefined;
  /** Survives failures; the draft stores it. */
  unconfirmedWrites: readonly FormWrite[];
}

export type SaveEvent =
  | { type: "submit" }
  | { type: "invalid"; fields: readonly FieldName[]; kept?: boolean }
  | { type: "send"; action: SaveAction; values: JobFormValues }
  | { type: "unconfirmed"; writes: readonly FormWrite[] }
  /** The form continues from other values: merged, restored or saved ones. */
  | { type: "rebase"; writes: readonly FormWrite[] }
  | { type: "conflict"; conflict: Conflict }
  | { type: "fail"; error: unknown; fields: readonly FieldName[]; elsewhere: string[] }
  | { type: "saved" }
  | { type: "dismiss" };

/** Whether a save is under way or done: nothing else is sent then. */
export const isBusy = ({ step }: SaveState): boolean =>
  step === "validating" || step === "saving" || step === "saved";

const withoutOutcome = { failure: undefined, conflict: undefined };

function saveReducer(state: SaveState, event: SaveEvent): SaveState {
  switch (event.type) {
    case "submit":
      return isBusy(state) ? state : { ...state, step: "validating" };
    case "invalid":
      return { ...state, ...withoutOutcome, step: "idle", invalid: nextInvalid(state, event) };
    case "send": {
      const { action, values } = event;
      return { ...state, step: "saving", attempt: { action, values } };
    }
    case "unconfirmed":
      return { ...state, unconfirmedWrites: event.writes };
    case "rebase": {
      const rebased = { ...state, invalid: undefined, unconfirmedWrites: event.writes };
      return state.step === "saved" ? { ...rebased, ...withoutOutcome, step: "idle" } : rebased;
    }
    case "conflict":
      return { ...state, step: "conflict", failure: undefined, conflict: event.conflict };
    case "fail":
      return failed(state, event);
    case "saved":
      return { ...state, step: "saved", unconfirmedWrites: [] };
    case "dismiss":
      return { ...state, ...withoutOutcome, step: isBusy(state) ? state.step : "idle" };
  }
}

function failed(state: SaveState, event: Extract<SaveEvent, { type: "fail" }>): SaveState {
  const { attempt, failure: before } = state;
  const { error, fields, elsewhere } = event;
  const invalid = fields.length > 0 ? nextInvalid(state, event) : state.invalid;
  // The fields and their summary already show every message.
  if (!attempt || (fields.length > 0 && elsewhere.length === 0))
    return { ...state, ...withoutOutcome, step: "idle", invalid };
  const failure = {
    ...attempt,
    error,
    elsewhere,
    turn: (before?.turn ?? 0) + 1,
    waits: hasStatus(error, 429) ? (before?.waits ?? 0) + 1 : 0,
  };
  const step = mayBeDone(error) ? "unconfirmed" : "failed";
  return { ...state, step, conflict: undefined, failure, invalid };
}

const nextInvalid = (
  { invalid }: SaveState,
  { fields, kept = false }: { fields: readonly FieldName[]; kept?: boolean },
) => ({
  turn: (invalid?.turn ?? 0) + 1,
  fields,
  kept,
});

export type SaveFlow = ReturnType<typeof createSaveFlow>;

/** A store, because a second press and the autosave read the state between two renders. */
export function createSaveFlow(unconfirmedWrites: readonly FormWrite[] = []) {
  const { set, ...store } = createStore<SaveState>({ step: "idle", unconfirmedWrites });
  return { ...store, dispatch: (event: SaveEvent) => set(saveReducer(store.get(), event)) };
}
