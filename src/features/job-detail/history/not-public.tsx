import type { VersionHeader } from "#contract/history.ts";
import { localTime } from "#src/i18n/format.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { Notice } from "#src/ui/feedback/notice.tsx";
import styles from "./history.module.css";
import type { Period } from "./public-periods.ts";

interface NotPublicProps {
  /** When the day begins and ends, in milliseconds since 1970. */
  begins: number;
  ends: number;
  /** All that are kept, newest first. */
  versions: readonly VersionHeader[];
  periods: readonly Period[];
  isPublic: boolean;
  timeZone: string;
}

/** Why there is nothing to show of a day, or not all of it; and when the job was public. */
export function NotPublic({ begins, ends, versions, periods, isPublic, timeZone }: NotPublicProps) {
  const oldest = versions.at(-1);
  if (!oldest) return null;
  const timeOf = (at: number) => localTime(at, timeZone);
  const began = Date.parse(oldest.at);
  const when = timeOf(began);
  const isKnown = oldest.kind === "created";
  if (isPublic) {
    if (isKnown || began <= begins) return null;
    return (
      <Notice tone="warning">
        <p>{m.history_day_partly({ when })}</p>
      </Notice>
    );
  }
  return (
    <Notice
      tone={ends <= began && !isKnown ? "warning" : "info"}
      title={reasonNotPublic(ends, versions, timeZone)}
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

/** Why applicants saw nothing on a day, of which `ends` is the end in milliseconds since 1970. */
export function reasonNotPublic(
  ends: number,
  versions: readonly VersionHeader[],
  timeZone: string,
): string {
  const oldest = versions.at(-1);
  const began = Date.parse(oldest?.at ?? "");
  if (!oldest || began < ends) return m.history_not_public();
  const when = localTime(began, timeZone);
  return oldest.kind === "created"
    ? m.history_day_unborn({ when })
    : m.history_day_before({ when });
}
