import * as z from "zod/mini";
import { job } from "./job.ts";

/** The answer of DELETE /writes/{key} for a write that was carried out; 204 for one that never will be. */
export const writeOutcome = z.object({
  /** Of the response to the write. */
  status: z.int(),
  /** Of the version that it made. */
  etag: z.nullable(z.string()),
  /** The job as the write left it; null after a deletion. */
  job: z.nullable(job),
});

export type WriteOutcome = z.infer<typeof writeOutcome>;
