import * as z from "zod/mini";
import { LIMITS } from "./limits.ts";

/** The value, or `undefined`: `null`, `""` and text of blanks only all mean "not given". */
export function given(value: unknown): unknown {
  if (value === null) return undefined;
  return typeof value === "string" && value.trim() === "" ? undefined : value;
}

/** A message for a missing value, and one for a value of the wrong type. */
export function missingOr(missing: string, wrongType: string) {
  return (issue: { input?: unknown }): string => (issue.input === undefined ? missing : wrongType);
}

/** A property that must be given. */
export function required<T extends z.core.$ZodType>(schema: T) {
  return z.pipe(z.transform(given), schema);
}

/**
 * A property that is an object with an id. Where the object is left out, the error is that its id
 * is missing.
 */
export function requiredId<T extends z.core.$ZodType>(schema: T, wrongType: string) {
  return z.pipe(
    z.transform((value: unknown): unknown => given(value) ?? {}),
    z.object({ id: required(schema) }, wrongType),
  );
}

/** A property that may be left out; the parsed value is `null` then. */
export function optional<T extends z.core.$ZodType>(schema: T) {
  return withDefault(z.nullable(schema), null);
}

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
 * `name` begins the messages ("Title").
 */
export function text(name: string, missing: string, max?: number) {
  const base = z.string({ error: missingOr(missing, `${name} must be text.`) });
  const storable = z.refine<string>((value) => !value.includes("\0") && value.isWellFormed(), {
    error: `${name} contains a character that is not text (NUL or half of a surrogate pair).`,
    params: { code: "invalid_text" },
  });
  if (max === undefined) return base.check(storable);
  // zod's maxLength counts code points.
  const shortEnough = z.refine<string>((value) => value.length <= max, {
    error: ({ input }) =>
      `${name} can have at most ${max} characters; this has ${(input as string).length}.`,
    params: { code: "too_long" },
  });
  // A pipe stops where its first half fails. `abort` would also skip the rules across fields (§7.1).
  return z.pipe(base.check(z.meta({ maxLength: max }), shortEnough), z.string().check(storable));
}

/** An Int32 id (§2). */
export const id = (missing: string) => wholeNumber("An id", missing, { min: 1, max: LIMITS.maxId });

/** `name` begins the message for what is no such number ("An id"). */
export function wholeNumber(
  name: string,
  missing: string,
  { min, max }: { min: number; max: number },
) {
  const wrong = `${name} is a whole number from ${min} to ${max}.`;
  return z
    .int({ error: missingOr(missing, wrong), abort: true })
    .check(z.minimum(min, wrong), z.maximum(max, wrong));
}

export const boolean = (name: string) => z.boolean(`${name} must be true or false.`);

/** "1 (Email), 2 (URL)" */
export const listed = (list: readonly { id: number; name: string }[]) =>
  list.map(({ id, name }) => `${id} (${name})`).join(", ");

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
