import pg from "pg";

const { INT8, DATE } = pg.types.builtins;

/** A 64-bit integer as a number; one beyond 2^53 would silently lose digits, so it throws. */
function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too large for a number.`);
  return value;
}

/**
 * How columns arrive in JavaScript, alike on both engines: `date` as "2026-08-04", `int8` as a number,
 * `numeric` as its exact text, `timestamptz` as a Date, `jsonb` parsed, `int[]` as numbers, `bytea` as
 * a Buffer.
 */
export const columnTypes = new pg.TypeOverrides();
columnTypes.setTypeParser(INT8, safeInteger);
columnTypes.setTypeParser(DATE, (text) => text);
