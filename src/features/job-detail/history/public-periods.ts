import type { VersionHeader } from "#contract/history.ts";

/** A span of time, in milliseconds since 1970; it goes on where `to` is null. */
export interface Period {
  from: number;
  to: number | null;
}

/**
 * When it was public, versions that follow each other joined: those of an active job (§3), until the next version.
 * @param versions newest first, by number: where a clock jumped back, a version may end before it began
 */
export function publicPeriods(versions: readonly VersionHeader[]): Period[] {
  const all = versions
    .flatMap(({ kind, status, at }, index): Period[] => {
      if (kind === "deleted" || status !== "active") return [];
      const began = Date.parse(at);
      const next = versions[index - 1];
      if (!next) return [{ from: began, to: null }];
      const ended = Date.parse(next.at);
      return [{ from: Math.min(began, ended), to: Math.max(began, ended) }];
    })
    .toReversed();
  const periods: Period[] = [];
  for (const { from, to } of all) {
    const last = periods.at(-1);
    if (last && last.to !== null && from <= last.to)
      last.to = to === null ? null : Math.max(last.to, to);
    else periods.push({ from, to });
  }
  return periods;
}
