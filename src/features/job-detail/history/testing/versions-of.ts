import type { VersionHeader, VersionKind } from "#contract/history.ts";

export type Row = [at: string, kind: VersionKind, status?: VersionHeader["status"]];

/** Versions of a job from its oldest on, numbered from `first`; as the service lists them, newest first. */
export const versionsOf = (rows: readonly Row[], first = 1): VersionHeader[] =>
  rows
    .map(([at, kind, status = "active"], index) => ({
      number: first + index,
      etag: `"7-${first + index}-x"`,
      at,
      kind,
      by: null,
      through: "form" as const,
      changeSet: null,
      status,
      changed: [],
    }))
    .toReversed();
