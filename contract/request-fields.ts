import * as z from "zod/mini";
import { isCalendarDate } from "./calendar-date.ts";
import { issueText } from "./field-errors.ts";
import { LIMITS } from "./limits.ts";
import type { Names } from "./messages/en.ts";
import type { Message } from "./messages/message.ts";
import { hasControlCharacter, singleLine } from "./text.ts";

/** The value, or `undefined`: `null`, `""` and text of blanks only all mean "not given". */
export function given(value: unknown): unknown {
  if (value === null) return undefined;
  return typeof value === "string" && value.trim() === "" ? undefined : value;
}

/** A message for a missing value (where one can be missing), and one for a value of the wrong type. */
export function missingOr(missing: Message | undefined, wrongType: Message) {
  return (issue: { input?: unknown }): string =>
    issueText(issue.input === undefined && missing ? missing : wrongType);
}

/** A property that must be given. */
export function required<T extends z.core.$ZodType>(schema: T) {
  return z.pipe(z.transform(given), schema);
}

/**
 * A property that is an object with an id. Where the object is left out, the error is that its id
 * is missing.
 */
export function requiredId<T extends z.core.$ZodType>(schema: T, wrongType: Message) {
  return z.pipe(
    z.transform((value: unknown): unknown => given(value) ?? {}),
    z.object({ id: required(schema) }, issueText(wrongType)),
  );
}

/** A property that may be left out; the parsed value is `null` then. */
export function optional<T extends z.core.$ZodType>(schema: T) {
  return withDefault(z.nullable(schema), null);
}

/** A calendar date. */
export const date = (field: keyof Names) =>
  text(field, undefined, { key: "dateInvalid", field }).check(
    z.refine(isCalendarDate, { error: issueText({ key: "dateInvalid", field }) }),
    z.meta({ format: "date" }),
  );

/** A calendar date that may be left out. */
export const optionalDate = (field: keyof Names) =>
  optional(date(field)).check(z.meta({ format: "date" }));

/** A property that takes `fallback` when it is left out. */
export function withDefault<T extends z.core.$ZodType, const F extends z.core.input<T>>(
  schema: T,
  fallback: F,
) {
  // `prefault` makes the property optional in the interface description.
  return z.prefault(
    z.pipe(
      z.transform((value: unknown): unknown => given(value) ?? fallback),
      schema,
    ),
    fallback,
  );
}

/**
 * Text of at most `max` UTF-16 units that a database can hold: no NUL, no unpaired surrogate. The
 * length is checked first, and no other rule sees a text that is too long: some take quadratic time.
 */
export function text(field: keyof Names, max?: number, missing?: Message) {
  const base = z.string({ error: missingOr(missing, { key: "notText", field }) });
  const storable = z.refine<string>((value) => !value.includes("\0") && value.isWellFormed(), {
    error: issueText({ key: "notStorable", field }),
    params: { code: "invalid_text" },
  });
  if (max === undefined) return base.check(storable);
  // zod's maxLength counts code points.
  const shortEnough = z.refine<string>((value) => value.length <= max, {
    error: ({ input }) =>
      issueText({ key: "tooLong", field, max, length: (input as string).length }),
    params: { code: "too_long" },
  });
  // A pipe stops where its first half fails. `abort` would also skip the rules across fields (§7.1).
  return z.pipe(base.check(z.meta({ maxLength: max }), shortEnough), z.string().check(storable));
}

/** Text of one line: line breaks and tabs in it become blanks, other control characters are refused. */
export function line(field: keyof Names, max: number, missing?: Message) {
  const oneLine = z.string().check(
    z.overwrite(singleLine),
    z.refine((value) => !hasControlCharacter(value), {
      error: issueText({ key: "controlCharacter", field }),
      params: { code: "invalid_text" },
    }),
  );
  return z.pipe(z.pipe(text(field, max, missing), oneLine), z.string());
}

/**
 * The schema, but what is stored already is valid as it is: it may be older than a rule, and a request
 * that changes something else must not fail for it.
 */
export function orStored<T extends z.core.$ZodType>(
  schema: T,
  ...stored: (string | null | undefined)[]
): T {
  if (stored.every((value) => value == null)) return schema;
  const lenient = z.transform((value: unknown, context) => {
    if (typeof value === "string" && stored.includes(value)) return value;
    const result = z.safeParse(schema, value, { reportInput: true });
    if (result.success) return result.data;
    context.issues.push(...(result.error.issues as z.core.$ZodRawIssue[]));
    return z.NEVER;
  });
  return lenient as unknown as T;
}

/** An Int32 id (§2). */
export function id(missing?: Message) {
  const wrong: Message = { key: "notAnId" };
  return z
    .int({ error: missingOr(missing, wrong), abort: true })
    .check(z.minimum(1, issueText(wrong)), z.maximum(LIMITS.maxId, issueText(wrong)));
}

export const boolean = (field: keyof Names) => z.boolean(issueText({ key: "notBoolean", field }));

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
