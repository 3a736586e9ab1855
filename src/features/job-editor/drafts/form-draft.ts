import * as z from "zod/mini";
import type { StoredDraft } from "#src/lib/drafts/draft-store.ts";
import type { FormStart } from "../form-start.ts";
import { EMPTY_VALUES, type FieldName, type JobFormValues } from "../form-values.ts";
import { mergeBase, merge } from "../conflict/merge.ts";
import { type Part, unsavedParts } from "../conflict/parts.ts";
import type { UnconfirmedWrites } from "../save/unconfirmed-writes.ts";

/** Which form it is; the vault calls that the place. */
export type DraftKey = "new" | `job ${number}` | `copy of ${number}`;

/** The kinds of values that a field holds; what another version of the dashboard left is not read. */
const values = z.custom<JobFormValues>(
  (value) =>
    typeof value === "object" &&
    value !== null &&
    Object.entries(EMPTY_VALUES).every(([name, example]) =>
      sameKind((value as Partial<JobFormValues>)[name as FieldName], example),
    ),
);

function sameKind(value: unknown, example: unknown): boolean {
  if (!Array.isArray(example)) return typeof value === typeof example;
  return Array.isArray(value) && value.every((item) => typeof item === "string");
}

/**
 * What a form began with, at which version of the job, what was typed into it, and what was sent
 * without an answer.
 */
const content = z.object({
  start: values,
  saved: z.optional(z.object({ id: z.int(), etag: z.nullable(z.string()) })),
  values,
  unconfirmedWrites: z._default(
    z.object({
      job: z.optional(
        z.object({ values, status: z.enum(["draft", "active"]), idempotencyKey: z.string() }),
      ),
      changes: z.array(values),
    }),
    { changes: [] },
  ),
});

export type DraftContent = z.infer<typeof content>;

/** What an entry holds; `null` for what this version cannot read. */
export function contentOf(entry: StoredDraft): DraftContent | null {
  const parsed = content.safeParse(entry.content);
  return parsed.success ? parsed.data : null;
}

/** An unfinished form that can be gone on with. */
export interface FormDraft {
  entry: StoredDraft;
  /** What its changes are measured against. */
  start: FormStart;
  values: JobFormValues;
  /** What differs from the start. */
  parts: Part[];
  unconfirmedWrites: UnconfirmedWrites;
}

/**
 * What was kept, on top of what the job is by now. `null`: this version cannot read it, or there is
 * nothing left.
 */
export function resume(entry: StoredDraft, now: FormStart): FormDraft | null {
  const kept = contentOf(entry);
  if (!kept) return null;
  const goneOn = goOn(kept, now);
  const parts = unsavedParts(goneOn.start.values, goneOn.values);
  return parts.length > 0 || goneOn.unconfirmedWrites.job ? { entry, ...goneOn, parts } : null;
}

/** From where the form goes on, and with what in it. */
function goOn(
  { start, saved, values, unconfirmedWrites }: DraftContent,
  now: FormStart,
): Pick<FormDraft, "start" | "values" | "unconfirmedWrites"> {
  // Kept by a version in which a new job that was saved went on as a new one.
  if (saved && saved.id !== now.saved?.id)
    return { start: { saved, values: start }, values, unconfirmedWrites };
  const merged = merge(mergeBase(start, now, unconfirmedWrites.changes), values, now.values);
  // What others have changed as well is asked about with the next save.
  if (saved && merged.contested.length > 0)
    return { start: { ...now, saved, values: start }, values, unconfirmedWrites };
  return {
    start: now,
    values: merged.values,
    unconfirmedWrites: { ...unconfirmedWrites, changes: [] },
  };
}
