import { hasServiceStatus } from "#src/lib/api/api-error.ts";
import { isSameVersion } from "../requests/etag.ts";
import { fetchJob } from "../requests/read-requests.ts";
import {
  changeJob,
  createJob,
  deleteJob,
  isVersion,
  restoreJob,
  type WriteOrigin,
} from "../requests/write-requests.ts";
import type { Made } from "./outcome.ts";
import type { Write } from "./write.ts";

/**
 * Whether the job is still the one that was seen, as late as can be. A service with versions compares them
 * itself; another one overwrites whatever is there.
 */
export async function isAsSeen({ id, before }: Write): Promise<boolean> {
  if (id === null || before === null || isVersion(before.etag)) return true;
  return isSameVersion(await fetchJob(id), before);
}

/**
 * Sends a write once.
 * @param origin what the write says of itself
 * @param checkSession called before a second request; throws once the session has ended
 * @throws {ApiError}
 */
export async function send(
  { key, id, write, before, takesBack }: Write,
  origin: WriteOrigin,
  checkSession: () => void,
): Promise<Made> {
  if (write.kind === "create") return { job: await createJob(write.body, key, origin) };
  if (id === null) throw new Error("The write names no job.");
  const from = { ...origin, takesBack };
  if (write.kind === "restore")
    return { job: await restoreJob(id, write.etag, write.changes, key, from) };
  const etag = before?.etag ?? null;
  if (write.kind === "change") return { job: await changeJob(id, write.changes, etag, key, from) };
  try {
    const deletion = await deleteJob(id, etag, key, from);
    return { job: null, deletion: deletion.etag };
  } catch (error) {
    checkSession();
    if (!write.orArchive || !hasServiceStatus(error, 403, 405, 409)) throw error;
    const changes = { status: "archived" };
    return { job: await changeJob(id, changes, etag, `${key}-archive`, from) };
  }
}
