/**
 * What came from outside as an object, whose properties are still to be checked; empty for anything
 * else.
 */
export function asRecord(value: unknown): Partial<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}
