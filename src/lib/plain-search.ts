import { LIMITS } from "#contract/limits.ts";

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

/** An id or the number of a page; `undefined` for what cannot be one. */
export function readNumber(written: unknown): number | undefined {
  const number = /^[1-9]\d*$/.test(String(written)) ? Number(written) : Infinity;
  return number <= LIMITS.maxId ? number : undefined;
}
