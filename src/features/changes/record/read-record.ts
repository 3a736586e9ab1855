import { type PublicVersion, type RecordPage, recordPage } from "#contract/history.ts";
import { LIMITS } from "#contract/limits.ts";
import { waitOutLimit } from "#src/jobs/requests/index/wait-out-limit.ts";
import { request } from "#src/lib/api/api-client.ts";

/** The first and the last day, as the interface writes dates. */
export interface Days {
  from: string;
  to: string;
}

/** What the employer had public, with the time zone in which its days begin and end. */
export interface PublicRecord extends Days {
  timeZone: string;
  /** Time of the oldest version that is kept, where that is later than the first day begins. */
  keptFrom: string | null;
  versions: PublicVersion[];
}

/**
 * Reads each version of a job that was public on any of the days. `onProgress`: how many are read so far.
 * @throws {ApiError}
 */
export async function readRecord(
  days: Days,
  signal: AbortSignal,
  onProgress: (count: number) => void,
): Promise<PublicRecord> {
  const versions: PublicVersion[] = [];
  let page: RecordPage | undefined;
  let keptFrom: string | null = null;
  do {
    const query = { ...days, after: page?.next ?? undefined, pageSize: LIMITS.pageSize.max };
    const send = async () => request("/jobs/record", recordPage, { query, signal });
    page = (await waitOutLimit(send, signal)).data;
    const { begins, keptFrom: oldest } = page;
    if (oldest !== null && Date.parse(oldest) > Date.parse(begins)) keptFrom = oldest;
    versions.push(...page.data);
    onProgress(versions.length);
  } while (page.next !== null);
  return { ...days, timeZone: page.timeZone, keptFrom, versions };
}
