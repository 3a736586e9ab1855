import * as z from "zod/mini";
import { JOB_STATUSES } from "./job-status.ts";
import { LIMITS } from "./limits.ts";
import { optional, text, withDefault } from "./request-fields.ts";

/** A whole number ≥ 1 as a query writes it; more than `cap` is served as `cap`. */
function positive(name: string, fallback: number, cap: number) {
  const wrong = `${name} must be a whole number of at least 1.`;
  return withDefault(
    z.pipe(
      z.string(wrong).check(
        z.refine((value) => /^\d+$/.test(value) && Number(value) >= 1, { error: wrong }),
        z.refine((value) => !(Number(value) > LIMITS.maxId), {
          error: `${name} can be at most ${LIMITS.maxId}.`,
          params: { code: "out_of_range" },
        }),
        z.meta({ type: "integer", minimum: 1, maximum: LIMITS.maxId, default: fallback }),
      ),
      z.transform((digits: string) => Math.min(Number(digits), cap)),
    ),
    String(fallback),
  );
}

const page = positive("page", 1, LIMITS.maxId);
const pageSize = positive("pageSize", LIMITS.pageSize.default, LIMITS.pageSize.max);

const q = z.prefault(
  z.pipe(
    z.transform((value: unknown) => (typeof value === "string" ? value.trim() : value)),
    optional(text("q", "", LIMITS.searchTerm)),
  ),
  "",
);

/** The query of GET /jobs (§4.5). */
export const jobListQuery = z.object({
  q,
  status: optional(z.enum(JOB_STATUSES, "status is active, archived or draft.")),
  pageSize,
  page,
});

export type JobListQuery = z.infer<typeof jobListQuery>;

/** The query of GET /locations. */
export const locationListQuery = z.object({ q, pageSize, page });

export type LocationListQuery = z.infer<typeof locationListQuery>;
