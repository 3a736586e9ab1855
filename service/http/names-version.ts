/**
 * Whether the value of an `If-Match` or `If-None-Match` names this version; `null` where there is none. A
 * weak tag matches too, because proxies that compress weaken it.
 */
export function namesVersion(header: string, etag: string | null): boolean {
  const tags = header.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  return etag !== null && (tags.includes("*") || tags.includes(etag));
}
