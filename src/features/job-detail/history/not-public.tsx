import type { VersionHeader } from "#contract/history.ts";
import type { ProvinceCode } from "#contract/reference.ts";
import { localTime } from "#src/i18n/format.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { dayOf, timeZoneOf } from "#src/jobs/previews/end-of-day.ts";
import { Notice } from "#src/ui/feedback/notice.tsx";
import styles from "./history.module.css";
import type { Period } from "./public-versions.ts";

interface NotPublicProps {
  day: string;
  /** All that are kept, newest first. */
  versions: readonly VersionHeader[];
  periods: readonly Period[];
  isPublic: boolean;
  province: ProvinceCode | null;
}

/** Why there is nothing to show of a day, or not all of it; and when the job was public. */
export function NotPublic({ day, versions, periods, isPublic, province }: NotPublicProps) {
  const oldest = versions.at(-1);
  if (!oldest) return null;
  const timeZone = timeZoneOf(province);
  const timeOf = (at: number) => localTime(at, timeZone);
  const when = timeOf(Date.parse(oldest.at));
  const began = dayOf(new Date(oldest.at), province);
  const isKnown = oldest.kind === "created";
  if (isPublic) {
    if (isKnown || began !== day) return null;
    return (
      <Notice tone="warning">
        <p>{m.history_day_partly({ when })}</p>
      </Notice>
    );
  }
  return (
    <Notice
      tone={day < began && !isKnown ? "warning" : "info"}
      title={reasonNotPublic(day, versions, province)}
    >
      {periods.length === 0 ? (
        <p>{m.history_never_public()}</p>
      ) : (
        <>
          <p>{m.history_was_public()}</p>
          <ul className={styles.periods}>
            {periods.map(({ from, to }) => (
              <li key={from}>
                {to === null
                  ? m.history_period_open({ from: timeOf(from) })
                  : m.history_period({ from: timeOf(from), to: timeOf(to) })}
              </li>
            ))}
          </ul>
        </>
      )}
    </Notice>
  );
}

/** Why applicants saw nothing on a day. */
export function reasonNotPublic(
  day: string,
  versions: readonly VersionHeader[],
  province: ProvinceCode | null,
): string {
  const oldest = versions.at(-1);
  if (!oldest || day >= dayOf(new Date(oldest.at), province)) return m.history_not_public();
  const when = localTime(Date.parse(oldest.at), timeZoneOf(province));
  return oldest.kind === "created"
    ? m.history_day_unborn({ when })
    : m.history_day_before({ when });
}
