import * as z from "zod/mini";
import { job } from "./job.ts";

/** A job that was created or changed: what GET /jobs/{id} answers, and its ETag. */
export const changedJob = z.object({ job, etag: z.string() });

/** A job that was deleted. */
export const deletedJob = z.object({
  id: z.int().check(z.meta({ format: "int32" })),
  deleted: z.literal(true),
});

/** The answer of GET /jobs/changes, an extension of the interface. */
export const jobChangePage = z.object({
  data: z.array(z.union([changedJob, deletedJob])),
  /** Opaque; the next request sends it as `since`. */
  cursor: z.string(),
  /** Whether more changes can be read at once. */
  more: z.boolean(),
});

export type JobChangePage = z.infer<typeof jobChangePage>;
export type JobChange = JobChangePage["data"][number];
