import type { Job } from "#contract/job.ts";
import { createStore, type Store, useStore } from "#src/lib/state/store.ts";
import type { Write } from "./write.ts";

/** What a row shows of its write before the outcome is known. */
export type PendingChange = Partial<Pick<Job, "status" | "closeDate">>;

/** The writes under way by job: those of this page at once, those of others as they are stored. */
const own = createStore<ReadonlyMap<number, Write>>(new Map());
const pending = createStore<ReadonlyMap<number, PendingChange>>(new Map());

/** Statuses and close dates by job, shown until the outcome is known; a refusal rolls back. */
export const pendingChanges: Store<ReadonlyMap<number, PendingChange>> = pending;
let stored: readonly Write[] = [];

function update(): void {
  const all = new Map<number, PendingChange>();
  const writes = [...stored.map((one) => [one.id, one] as const), ...own.get()];
  for (const [id, { write }] of writes)
    if (id !== null && write.kind === "change") all.set(id, pick(write.changes as PendingChange));
  if (JSON.stringify([...all]) !== JSON.stringify([...pending.get()])) pending.set(all);
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

/** The latest write of each job that a button of this page has begun: a later one replaces it. */
export const underWay = {
  /** @returns false if the same is under way */
  begin: (id: number, write: Write): boolean => {
    const same = own.get().get(id)?.write;
    if (JSON.stringify(same) === JSON.stringify(write.write)) return false;
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

/** The same; rerenders when they change. */
export const usePendingChanges = (): ReadonlyMap<number, PendingChange> => useStore(pending);
