import type { VersionedJob } from "./read-requests.ts";

/** The outcome of one write. */
export type JobChange =
  | { saved: VersionedJob }
  | { deleted: number }
  /** A newer response is on its way: refetch now. */
  | { stale: number }
  /** The outcome is unknown: refetch on next use. */
  | { unknown: number };
