import { LIMITS } from "./limits.ts";

/** An Int32 id (§2) or the number of a page, as an address writes it; `undefined` for what cannot be one. */
export function parseId(written: unknown): number | undefined {
  const number = /^[1-9]\d*$/.test(String(written)) ? Number(written) : Infinity;
  return number <= LIMITS.maxId ? number : undefined;
}
