import type { Job } from "#contract/job.ts";
import type { JobFormValues } from "../job/fields/job-values.ts";
import { thisPage } from "#src/lib/state/page-lock.ts";
import { randomId } from "#src/lib/values/random-id.ts";
import { isVersion } from "../requests/etag.ts";
import type { VersionedJob } from "../requests/read-requests.ts";
import type { Failure } from "./outcome.ts";
import type { JobWrite, SeenJob, Write, WriteSource } from "./write.ts";

/** A write of a button or a form, which a person waits for. */
export interface SingleWrite extends Write {
  from: "button" | "form";
  /** Of a form: what it held when it was sent. */
  values?: JobFormValues;
  /** As the person saw it; of a creation, what there is of it. */
  job: SeenJob;
  origin: WriteSource;
  /** The page that sends it. */
  page: string;
  /** In milliseconds since 1970. */
  sentAt: number;
  /** Whether an earlier try may have been carried out. */
  isRepeat?: boolean;
  /** Whether a person chose not to send it, before it was known whether it had been carried out. */
  isDropped?: boolean;
}

export type FormWrite = SingleWrite & { values: JobFormValues };

/** As it is stored, beside the items of change sets: a group of one. */
export type StoredWrite = SingleWrite & { group: string; position: number; state: "sending" };

/**
 * A write of a button. `before` makes it refuse to overwrite a newer version.
 * @param options.takesBack of an undo: the ETag of the version that it takes back; null where it has none
 */
export const buttonWrite = (
  job: SeenJob,
  write: JobWrite,
  before: VersionedJob | null = null,
  { key = randomId(), takesBack }: { key?: string | undefined; takesBack?: string | null } = {},
): SingleWrite => ({
  key,
  id: job.id,
  write,
  before,
  from: "button",
  job,
  ...(takesBack && { takesBack }),
  origin: { source: takesBack === undefined ? "form" : "undo" },
  page: thisPage,
  sentAt: Date.now(),
});

/** How a person's write is tried again: under its name while it may have been carried out, else under another. */
export const nextTry = (write: SingleWrite, { state }: Failure): SingleWrite =>
  state === "unknown" ? { ...write, isRepeat: true } : renamed(write);

/** The same write under another name: what may still come of the first is refused, or is known. */
export const renamed = (write: SingleWrite): SingleWrite => ({
  ...write,
  key: randomId(),
  isRepeat: false,
});

export const isUndo = ({ origin }: SingleWrite): boolean => origin.source === "undo";

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
