import { canonicalJson } from "#contract/canonical-json.ts";
import type { JobVersion } from "#contract/history.ts";
import type { Job } from "#contract/job.ts";
import { sha256 } from "#src/lib/values/sha256.ts";
import type { Period, PublicVersion } from "./public-versions.ts";

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
  /** Those of the day, with what they were. */
  versions: readonly (PublicVersion & { whole: JobVersion })[];
}

/** A file with what was public of a job on a day, for an inspector. `null` times: it goes on. */
export async function postingRecord({ jobId, day, timeZone, ...of }: RecordOf): Promise<string> {
  const versions = of.versions.map(async ({ version, whole, ...period }) => ({
    number: version.number,
    public: writtenPeriod(period),
    writtenBy: version.by,
    writtenThrough: version.through,
    sha256: await hashOf(whole.job),
    content: whole.job,
  }));
  const record = {
    jobId,
    day,
    timeZone,
    madeAt: new Date().toISOString(),
    historyFrom: of.historyFrom,
    public: of.periods.map(writtenPeriod),
    versions: await Promise.all(versions),
    hash: HOW,
  };
  return `${JSON.stringify(record, null, 2)}\n`;
}

/** The hash of a job as an inspector can repeat it; `null` where browsers have none, as on plain http. */
export const hashOf = async (job: Job) => sha256(canonicalJson(job));
