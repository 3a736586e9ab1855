/** The search parameters of an address; of several of one name, the last. */
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
