import type { Job } from "#contract/job.ts";
import { createStore, useStore } from "#src/lib/state/store.ts";
import type { JobWrite, Write } from "./write.ts";

/** What a row shows of its write before the outcome is known. */
export type PendingChange = Partial<Pick<Job, "status" | "closeDate">>;

/** Statuses and close dates by job, shown until the outcome is known; a refusal rolls back. */
export const pendingChanges = createStore<ReadonlyMap<number, PendingChange>>(new Map());

/** The writes under way by job: those of this page at once, those of others as they are stored. */
const own = createStore<ReadonlyMap<number, Write>>(new Map());
let stored: readonly Write[] = [];

function update(): void {
  const all = new Map<number, PendingChange>();
  const writes = [...stored.map((one) => [one.id, one] as const), ...own.get()];
  for (const [id, { write }] of writes)
    if (id !== null && write.kind === "change") all.set(id, pick(write.changes as PendingChange));
  if (JSON.stringify([...all]) !== JSON.stringify([...pendingChanges.get()]))
    pendingChanges.set(all);
}

const pick = ({ status, closeDate }: PendingChange): PendingChange => ({
  ...(status !== undefined && { status }),
  // What the default is, the service says.
  ...(closeDate != null && { closeDate }),
});

const setOwn = (id: number, write: Write | undefined) => {
  const next = new Map(own.get());
  if (write) next.set(id, write);
  else next.delete(id);
  own.set(next);
  update();
};

/** Two restorations of one deletion are the same, whatever they know of the job. */
const asText = (write: JobWrite) => JSON.stringify({ ...write, job: undefined });

/** The latest write of each job that a button of this page has begun: a later one replaces it. */
export const underWay = {
  /** @returns false if the same is under way */
  begin: (id: number, write: Write): boolean => {
    const before = own.get().get(id)?.write;
    if (before && asText(before) === asText(write.write)) return false;
    setOwn(id, write);
    return true;
  },
  isLatest: (id: number, { key }: Write): boolean => own.get().get(id)?.key === key,
  end: (id: number, write: Write): void => {
    if (underWay.isLatest(id, write)) setOwn(id, undefined);
  },
  /** What the database holds of writes under way. */
  setStored: (sending: readonly Write[]): void => {
    stored = sending;
    update();
  },
};

/** Whether a deletion is being taken back by a button of this page, or was: two presses are one. */
export function useIsRestored(id: number, etag: string): boolean {
  const write = useStore(own).get(id)?.write;
  return write?.kind === "restore" && write.etag === etag;
}

/** The changes under way; rerenders when they change. */
export const usePendingChanges = (): ReadonlyMap<number, PendingChange> => useStore(pendingChanges);
