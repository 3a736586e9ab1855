/** The properties of what came from outside, each to be looked at; none if it has none. */
export function recordOf(value: unknown): Partial<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}
