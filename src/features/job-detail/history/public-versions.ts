import type { VersionHeader } from "#contract/history.ts";
import type { ProvinceCode } from "#contract/reference.ts";
import { dayOf } from "#src/jobs/previews/end-of-day.ts";

/** A span of time, in milliseconds since 1970; it goes on where `to` is null. */
export interface Period {
  from: number;
  to: number | null;
}

/** A version that was public, and when. */
export interface PublicVersion extends Period {
  version: VersionHeader;
}

/**
 * The versions that were public, the oldest first: those of an active job (§3), until the next version.
 * @param versions newest first, by number: where a clock jumped back, a version may end before it began
 */
export const publicVersions = (versions: readonly VersionHeader[]): PublicVersion[] =>
  versions
    .flatMap((version, index): PublicVersion[] => {
      if (version.kind === "deleted" || version.status !== "active") return [];
      const began = Date.parse(version.at);
      const next = versions[index - 1];
      if (!next) return [{ version, from: began, to: null }];
      const ended = Date.parse(next.at);
      return [{ version, from: Math.min(began, ended), to: Math.max(began, ended) }];
    })
    .toReversed();

/** Those that were public at any time of a day, in the time zone of a province. */
export const publicOn = (
  all: readonly PublicVersion[],
  day: string,
  province: ProvinceCode | null,
): PublicVersion[] =>
  all.filter(({ from, to }) => {
    const last = to === null ? null : dayOf(new Date(Math.max(from, to - 1)), province);
    return dayOf(new Date(from), province) <= day && (last === null || day <= last);
  });

/** When it was public, versions that follow each other joined. */
export function publicPeriods(all: readonly PublicVersion[]): Period[] {
  const periods: Period[] = [];
  for (const { from, to } of all) {
    const last = periods.at(-1);
    if (last && last.to !== null && from <= last.to)
      last.to = to === null ? null : Math.max(last.to, to);
    else periods.push({ from, to });
  }
  return periods;
}
