/**
 * A strong ETag of a version of a job or a setting. It ends with the time line: after a restore, the same
 * version may be another one.
 */
export const versionTag = (timeLine: string, name: number | string, version: number) =>
  `"${name}-${version}-${timeLine}"`;

/**
 * Whether the value of an `If-Match` or `If-None-Match` names this version; `null` where there is none. A
 * weak tag matches too, because proxies that compress weaken it.
 */
export function namesVersion(header: string, etag: string | null): boolean {
  const tags = tagsIn(header);
  return etag !== null && (tags.includes("*") || tags.includes(etag));
}

/** Whether every version that it names is of another time line. */
export const isBeforeRestore = (header: string, timeLine: string): boolean =>
  tagsIn(header).every((tag) => {
    const [, named] = /-([0-9a-f]{8})"$/.exec(tag) ?? [];
    return named !== undefined && named !== timeLine;
  });

const tagsIn = (header: string) => header.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
