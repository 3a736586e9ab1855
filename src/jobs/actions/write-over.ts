import { noop } from "@tanstack/react-query";
import type { Job } from "#contract/job.ts";
import { randomId } from "#src/lib/values/random-id.ts";
import type { VersionedJob } from "../requests/read-requests.ts";
import { undoKey } from "../writes/undo.ts";
import type { Outcome } from "../writes/outcome.ts";
import type { SingleWrite } from "../writes/single-write.ts";

/** A client that writes first three times in a row is a program. */
const MAX_ROUNDS = 3;

interface WriteOverOptions {
  /** Carries one write out. */
  send: (write: SingleWrite, isRepeat: boolean) => Promise<Outcome>;
  /** Reads the newest version, which the page then shows. */
  read: (id: number) => Promise<VersionedJob>;
}

/**
 * Sends a change, over a newer version too as long as that still has what the change replaces. A status replaces
 * any other one, unless the change is an undo.
 */
export async function writeOver(
  first: SingleWrite,
  isRepeat: boolean,
  { send, read }: WriteOverOptions,
): Promise<Outcome> {
  let write = first;
  for (let round = 1; ; round++) {
    const outcome = await send(write, isRepeat && round === 1);
    if (outcome.state !== "changedSince" || round === MAX_ROUNDS) return outcome;
    const newest = write.id === null ? undefined : await read(write.id).catch(noop);
    if (!newest || !hasWhatItReplaces(newest.job, write)) return outcome;
    const isUndo = write.origin.source === "undo";
    const key = (isUndo && undoKey(newest.etag)) || randomId();
    write = { ...write, key, before: newest };
  }
}

function hasWhatItReplaces(newest: Job, { write, before, origin }: SingleWrite): boolean {
  if (write.kind !== "change" || !before) return false;
  const replaced = Object.keys(write.changes).filter(
    (name) => name !== "status" || origin.source === "undo",
  ) as (keyof Job)[];
  return replaced.every(
    (name) => JSON.stringify(newest[name]) === JSON.stringify(before.job[name]),
  );
}
