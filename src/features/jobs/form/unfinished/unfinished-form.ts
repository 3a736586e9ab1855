import * as z from "zod/mini";
import { JOB_STATUSES } from "#contract/job-status.ts";
import type { VaultEntry } from "#src/lib/vault.ts";
import type { FormStart } from "../form-start.ts";
import { EMPTY_VALUES, type FieldName, type JobFormValues } from "../form-values.ts";
import { merge } from "../merge/merge.ts";
import { type Part, unsavedParts } from "../merge/parts.ts";
import type { SentJob } from "../use-job-creating.ts";

/** Where a form stands, in the vault's words. */
export type Place = "new" | `job ${number}` | `copy of ${number}`;

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
 * What a form began with, at which version of the job, what was typed into it, and what was sent of a
 * new job without an answer.
 */
const content = z.object({
  start: values,
  saved: z.optional(z.object({ id: z.int(), etag: z.nullable(z.string()) })),
  values,
  sent: z.optional(
    z.object({
      values,
      status: z.enum(JOB_STATUSES),
      idempotencyKey: z.string(),
    }),
  ),
});

export type UnfinishedContent = z.infer<typeof content>;

/** What an entry holds; `null` for what this version cannot read. */
export function contentOf(entry: VaultEntry): UnfinishedContent | null {
  const parsed = content.safeParse(entry.content);
  return parsed.success ? parsed.data : null;
}

/** An unfinished form that can be gone on with. */
export interface Unfinished {
  entry: VaultEntry;
  /** What its changes are measured against. */
  start: FormStart;
  values: JobFormValues;
  /** What differs from the start. */
  parts: Part[];
  sent?: SentJob | undefined;
}

/**
 * What was kept, on top of what the job is by now. `null`: this version cannot read it, or there is
 * nothing left.
 */
export function resume(entry: VaultEntry, now: FormStart): Unfinished | null {
  const kept = contentOf(entry);
  if (!kept) return null;
  const { start, values } = goOn(kept, now);
  const parts = unsavedParts(start.values, values);
  return parts.length > 0 || kept.sent ? { entry, start, values, parts, sent: kept.sent } : null;
}

/** From where the form goes on, and with what in it. */
function goOn(
  { start, saved, values }: UnfinishedContent,
  now: FormStart,
): Pick<Unfinished, "start" | "values"> {
  // A new job or a copy that was saved once and typed in further is that job's.
  if (saved && saved.id !== now.saved?.id) return { start: { saved, values: start }, values };
  const merged = merge(start, values, now.values);
  // What others have changed as well is asked about with the next save.
  if (saved && merged.contested.length > 0)
    return { start: { ...now, saved, values: start }, values };
  return { start: now, values: merged.values };
}
