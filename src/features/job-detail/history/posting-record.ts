import type { PublicVersion } from "#contract/history.ts";
import type { Period } from "./public-periods.ts";

/** What an inspector can repeat with other tools. */
const HOW =
  "sha256 is the SHA-256, as hexadecimal digits, of content as canonical JSON (RFC 8785) in UTF-8.";

const instantOf = (milliseconds: number) => new Date(milliseconds).toISOString();

const writtenPeriod = ({ from, to }: Period) => ({
  from: instantOf(from),
  to: to === null ? null : instantOf(to),
});

interface RecordOf {
  jobId: number;
  day: string;
  timeZone: string;
  /** When it was public in all, and since when there is a history of it. */
  periods: readonly Period[];
  historyFrom: string;
  /** Those of the day. */
  versions: readonly PublicVersion[];
}

/** A file with what was public of a job on a day, for an inspector. `null` times: it goes on. */
export function postingRecord({ jobId, day, timeZone, ...of }: RecordOf): string {
  const record = {
    jobId,
    day,
    timeZone,
    madeAt: new Date().toISOString(),
    historyFrom: of.historyFrom,
    public: of.periods.map(writtenPeriod),
    versions: of.versions.map((version) => ({
      number: version.version,
      public: { from: version.publicFrom, to: version.publicUntil },
      closedFrom: version.closedFrom,
      writtenBy: version.by,
      writtenThrough: version.through,
      sha256: version.sha256,
      content: version.job,
    })),
    hash: HOW,
  };
  return `${JSON.stringify(record, null, 2)}\n`;
}
