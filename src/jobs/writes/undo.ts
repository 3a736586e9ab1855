import type { Job } from "#contract/job.ts";
import { isVersion } from "../requests/etag.ts";
import type { VersionedJob } from "../requests/read-requests.ts";
import { buttonWrite, type SingleWrite } from "./single-write.ts";

/**
 * The name of a write that takes back what was done to a job. It holds the version that it starts from: two
 * browsers that take back the same do so once, and what was made again since can be taken back again. None
 * where the service has no versions.
 */
export const undoKey = (etag: string | null): string | null =>
  isVersion(etag) ? `undo-${etag?.replaceAll('"', "")}` : null;

/** The write of a button that takes back a change that was carried out; null where nothing can. */
export function undoOf({ job, write }: SingleWrite, after: VersionedJob): SingleWrite | null {
  if (write.kind !== "change") return null;
  const { etag } = after;
  const changes = Object.fromEntries(
    Object.keys(write.changes).map((name) => [name, job[name as keyof Job]]),
  );
  const options = { key: undoKey(etag) ?? undefined, takesBack: etag };
  return buttonWrite(after.job, { kind: "change", changes }, after, options);
}
