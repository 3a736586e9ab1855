import { noop } from "@tanstack/react-query";
import type { Job } from "#contract/job.ts";
import { randomId } from "#src/lib/values/random-id.ts";
import type { VersionedJob } from "../requests/read-requests.ts";
import type { Outcome } from "../writes/outcome.ts";
import { isUndo, type SingleWrite, undoKey } from "../writes/single-write.ts";

/** A client that writes first three times in a row is a program. */
const MAX_ROUNDS = 3;

interface WriteOverOptions {
  /** Carries one write out. */
  send: (write: SingleWrite) => Promise<Outcome>;
  /** Reads the newest version, which the page then shows. */
  read: (id: number) => Promise<VersionedJob>;
}

/**
 * Sends a change, over a newer version too as long as that still has what the change replaces. A status replaces
 * any other one, unless the change is an undo.
 */
export async function writeOver(
  first: SingleWrite,
  { send, read }: WriteOverOptions,
): Promise<Outcome> {
  let write = first;
  for (let round = 1; ; round++) {
    const outcome = await send(write);
    if (outcome.state !== "changedSince" || round === MAX_ROUNDS) return outcome;
    const newest = write.id === null ? undefined : await read(write.id).catch(noop);
    if (!newest || !hasWhatItReplaces(newest.job, write)) return outcome;
    const key = (isUndo(write) && undoKey(newest.etag)) || randomId();
    write = { ...write, key, before: newest, isRepeat: false };
  }
}

function hasWhatItReplaces(newest: Job, change: SingleWrite): boolean {
  const { write, before } = change;
  if (write.kind !== "change" || !before) return false;
  const replaced = Object.keys(write.changes).filter(
    (name) => name !== "status" || isUndo(change),
  ) as (keyof Job)[];
  return replaced.every(
    (name) => JSON.stringify(newest[name]) === JSON.stringify(before.job[name]),
  );
}
