import { noop } from "@tanstack/react-query";
import { messageOf } from "#src/i18n/error-message.ts";
import { localTime } from "#src/i18n/format.ts";
import { statusNames } from "#src/i18n/names.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { briefTitleOf } from "../job/display/job-text.ts";
import { writerOf } from "../job/display/origin-words.ts";
import { isSameTimeLine } from "../requests/etag.ts";
import { fetchNewestVersion } from "../requests/history-queries.ts";
import type { Failure } from "../writes/outcome.ts";

/**
 * Why a deleted job was not restored, in sentences. Where another version came since, says what is there now.
 * @param etag of the deletion that the person saw
 */
export async function whyNotRestored(
  id: number,
  etag: string | null,
  { state, error }: Failure,
): Promise<string> {
  const isChanged = state === "changedSince" || state === "unchanged";
  const newest = isChanged ? await fetchNewestVersion(id).catch(noop) : undefined;
  // After a restore of all data, the service's own sentence says what happened.
  if (!newest || !isSameTimeLine(newest.etag, etag)) return messageOf(error);
  const { job, at } = newest;
  const now = { title: briefTitleOf(job), status: statusNames[job.status]() };
  return newest.kind === "deleted"
    ? m.trash_deleted_again({ ...now, name: writerOf(newest), when: localTime(Date.parse(at)) })
    : m.trash_restored_before(now);
}
