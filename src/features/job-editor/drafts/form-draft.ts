import * as z from "zod/mini";
import type { StoredDraft } from "#src/lib/drafts/draft-store.ts";
import {
  EMPTY_VALUES,
  type FieldGroup,
  type FieldName,
  type JobFormValues,
  unsavedGroups,
} from "#src/jobs/job/fields/job-values.ts";
import { isNamed } from "#src/jobs/writes/headers.ts";
import type { FormWrite } from "#src/jobs/writes/single-write.ts";
import { merge, mergeBase } from "../conflict/merge.ts";
import type { FormStart } from "../form/form-start.ts";

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

const content = z.object({
  start: values,
  saved: z.optional(z.object({ id: z.int(), etag: z.nullable(z.string()) })),
  values,
  /** The keys of its writes that have no known outcome. */
  unconfirmedWrites: z.array(z.string()),
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
  unconfirmedWrites: readonly FormWrite[];
}

/**
 * Merges a stored draft with the current job. `null`: unreadable, or nothing is unsaved.
 * @param writes those of forms that have no known outcome
 */
export function restoreDraft(
  entry: StoredDraft,
  current: FormStart,
  writes: readonly FormWrite[],
): FormDraft | null {
  const draft = contentOf(entry);
  if (!draft) return null;
  const own = writes.filter(({ key }) => draft.unconfirmedWrites.includes(key));
  const restored = mergeDraft(draft, current, own);
  const fieldGroups = unsavedGroups(restored.start.values, restored.values);
  const isOpen = restored.unconfirmedWrites.some(({ id }) => id === null);
  return fieldGroups.length > 0 || isOpen ? { entry, ...restored, fieldGroups } : null;
}

function mergeDraft(
  { start, saved, values }: DraftContent,
  current: FormStart,
  unconfirmedWrites: readonly FormWrite[],
): Pick<FormDraft, "start" | "values" | "unconfirmedWrites"> {
  const changes = unconfirmedWrites.filter(({ id }) => id !== null);
  const base = mergeBase(
    start,
    current,
    changes.map((sent) => sent.values),
  );
  const merged = merge(base, values, current.values);
  // Keeps the old version, so that the next save shows the conflict, or asks whose the changes are.
  const isOpen =
    isNamed(changes.at(-1) ?? {}) && unsavedGroups(current.values, merged.values).length > 0;
  if (saved && (isOpen || merged.conflicts.length > 0))
    return { start: { ...current, saved, values: start }, values, unconfirmedWrites };
  const creations = unconfirmedWrites.filter(({ id }) => id === null);
  return { start: current, values: merged.values, unconfirmedWrites: creations };
}
