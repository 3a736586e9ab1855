/** The parameters of a query string; of several of one name, the last. */
export function parseQuery(query: string): Record<string, unknown> {
  return Object.fromEntries(new URLSearchParams(query));
}

/** Writes a query string, which is empty without parameters; `undefined` and `""` are left out. */
export function stringifyQuery(parameters: Record<string, unknown>): string {
  const given = Object.entries(parameters).flatMap(([name, value]): [string, string][] =>
    value !== "" && (typeof value === "string" || typeof value === "number")
      ? [[name, String(value)]]
      : [],
  );
  return given.length > 0 ? `?${new URLSearchParams(given)}` : "";
}
