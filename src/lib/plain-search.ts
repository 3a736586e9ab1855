/**
 * Search parameters as people write them: `?q=42` is the text 42. The router's own notation would
 * quote it, and read `?q=true` as a boolean.
 */
export function parseSearch(search: string): Record<string, unknown> {
  return Object.fromEntries(new URLSearchParams(search));
}

/** The other way round; what is `undefined` or `""` is left out. */
export function stringifySearch(search: Record<string, unknown>): string {
  const given = Object.entries(search).flatMap(([name, value]): [string, string][] =>
    value !== "" && (typeof value === "string" || typeof value === "number")
      ? [[name, String(value)]]
      : [],
  );
  return given.length > 0 ? `?${new URLSearchParams(given)}` : "";
}
