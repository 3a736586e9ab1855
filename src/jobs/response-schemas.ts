import * as z from "zod/mini";
import { category, job as jobSchema, location, positionType } from "#contract/job.ts";

/** §2.1 */
export const job = jobSchema;

/**
 * A reference list; §4 does not show its shape, so both an array and `{data}` are read. One of
 * another shape is as good as none: `null`.
 */
const listOf = <T extends z.ZodMiniType>(item: T) =>
  z.union([
    z.pipe(
      z.transform((value: unknown) =>
        typeof value === "object" && value !== null && "data" in value ? value.data : value,
      ),
      z.array(item),
    ),
    z.transform(() => null),
  ]);

export const positionTypes = listOf(positionType);
export const categories = listOf(category);
export const locations = listOf(location);
