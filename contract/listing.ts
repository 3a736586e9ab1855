import * as z from "zod/mini";
import { jobDetails, jobHeader, location, orDefault, orNull } from "./job.ts";

/** A link to a page. */
const link = orNull(z.string());

/** §2.8 */
export const paging = z.object({
  total: z.int(),
  page: z.int(),
  pages: z.int(),
  pageSize: z.int(),
  previous: link,
  next: link,
});

export type Paging = z.infer<typeof paging>;

/** The answer of GET /jobs (§4.5). */
export const jobList = z.object({ data: z.array(jobHeader), paging });

export type JobList = z.infer<typeof jobList>;

/** The answer of GET /jobs?include=details, an extension of the interface. */
export const jobDetailsList = z.object({ data: z.array(jobDetails), paging });

/** The answer of GET /locations. */
export const locationList = z.object({
  data: z.array(location),
  paging,
  /** Places with nearly the name that was looked for, where none has it: "Did you mean". */
  suggestions: orDefault(z.array(location), []),
  /** Without a term: how many further places that the list lacks the employer may name. */
  room: z.optional(z.int()),
});

export type LocationList = z.infer<typeof locationList>;
