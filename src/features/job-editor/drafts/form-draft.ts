import * as z from "zod/mini";
import type { StoredDraft } from "#src/lib/drafts/draft-store.ts";
import {
  EMPTY_VALUES,
  type FieldGroup,
  type FieldName,
  type JobFormValues,
  unsavedGroups,
} from "#src/jobs/fields/job-values.ts";
import { isNameKept } from "#src/jobs/requests/write-outcome.ts";
import { merge, mergeBase } from "../conflict/merge.ts";
import type { FormStart } from "../form-start.ts";
import type { UnconfirmedWrites } from "./unconfirmed-writes.ts";

/** Identifies a form; `place` of a stored draft. */
export type DraftKey = "new" | `job ${number}` | `copy of ${number}`;

/** Rejects the values of a version with other fields. */
const values = z.custom<JobFormValues>(
  (value) =>
    typeof value === "object" &&
    value !== null &&
    Object.entries(EMPTY_VALUES).every(([name, example]) =>
      hasSameType((value as Partial<JobFormValues>)[name as FieldName], example),
    ),
);

function hasSameType(value: unknown, example: unknown): boolean {
  if (!Array.isArray(example)) return typeof value === typeof example;
  return Array.isArray(value) && value.every((item) => typeof item === "string");
}

const sentName = { idempotencyKey: z.string(), sentAt: z.optional(z.number()) };

const content = z.object({
  start: values,
  saved: z.optional(z.object({ id: z.int(), etag: z.nullable(z.string()) })),
  values,
  unconfirmedWrites: z._default(
    z.object({
      job: z.optional(z.object({ ...sentName, values, status: z.enum(["draft", "active"]) })),
      changes: z.array(values),
      latest: z.optional(
        z.object({
          ...sentName,
          changes: z.record(z.string(), z.unknown()),
          etag: z.nullable(z.string()),
        }),
      ),
    }),
    { changes: [] },
  ),
  /** Whether a person keeps the new job unfinished. */
  kept: z.optional(z.boolean()),
});

/** The start of a form, the version of its job, its values and its unconfirmed writes. */
export type DraftContent = z.infer<typeof content>;

/** The content of a stored draft; `null` if another version wrote it. */
export function contentOf(entry: StoredDraft): DraftContent | null {
  const parsed = content.safeParse(entry.content);
  return parsed.success ? parsed.data : null;
}

/** A draft that a form can continue. */
export interface FormDraft {
  entry: StoredDraft;
  start: FormStart;
  values: JobFormValues;
  /** The groups that differ from the start. */
  fieldGroups: FieldGroup[];
  unconfirmedWrites: UnconfirmedWrites;
}

/** Merges a stored draft with the current job. `null`: unreadable, or nothing is unsaved. */
export function restoreDraft(entry: StoredDraft, current: FormStart): FormDraft | null {
  const draft = contentOf(entry);
  if (!draft) return null;
  const restored = mergeDraft(draft, current);
  const fieldGroups = unsavedGroups(restored.start.values, restored.values);
  return fieldGroups.length > 0 || restored.unconfirmedWrites.job
    ? { entry, ...restored, fieldGroups }
    : null;
}

function mergeDraft(
  { start, saved, values, unconfirmedWrites }: DraftContent,
  current: FormStart,
): Pick<FormDraft, "start" | "values" | "unconfirmedWrites"> {
  // A new job that an earlier version saved and kept under the key of a new job.
  if (saved && saved.id !== current.saved?.id)
    return { start: { saved, values: start }, values, unconfirmedWrites };
  const base = mergeBase(start, current, unconfirmedWrites.changes);
  const merged = merge(base, values, current.values);
  // Keeps the old version, so that the next save shows the conflict, or asks whose the changes are.
  const isOpen =
    isNameKept(unconfirmedWrites.latest?.sentAt) &&
    unsavedGroups(current.values, merged.values).length > 0;
  if (saved && (isOpen || merged.conflicts.length > 0))
    return { start: { ...current, saved, values: start }, values, unconfirmedWrites };
  return {
    start: current,
    values: merged.values,
    unconfirmedWrites: { job: unconfirmedWrites.job, changes: [] },
  };
}
