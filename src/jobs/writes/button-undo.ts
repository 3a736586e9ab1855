import type { Job } from "#contract/job.ts";
import type { VersionedJob } from "../requests/read-requests.ts";
import { undoKey } from "./names.ts";
import { buttonWrite, type SingleWrite } from "./single-write.ts";

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
