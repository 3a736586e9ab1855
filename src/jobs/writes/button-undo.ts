import type { Job } from "#contract/job.ts";
import type { VersionedJob } from "../requests/read-requests.ts";
import { undoKey } from "./names.ts";
import { buttonWrite, type SingleWrite } from "./single-write.ts";

/** The write of a button that takes back one that was carried out; null where nothing can. */
export function undoOf(
  { job, write }: SingleWrite,
  after: VersionedJob | null,
): SingleWrite | null {
  const key = undoKey(after?.etag ?? null) ?? undefined;
  const options = { isUndo: true, ...(key !== undefined && { key }) };
  if (write.kind === "delete")
    return buttonWrite(job, { kind: "restore", job, etag: null }, null, { isUndo: true });
  if (after === null) return null;
  if (write.kind !== "change") return buttonWrite(after.job, { kind: "delete" }, after, options);
  const changes = Object.fromEntries(
    Object.keys(write.changes).map((name) => [name, job[name as keyof Job]]),
  );
  return buttonWrite(after.job, { kind: "change", changes }, after, options);
}
