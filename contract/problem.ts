import * as z from "zod/mini";
import { FIELD_ERROR_CODES } from "./errors.ts";

const fieldError = z.object({
  /** Path in the body or query: `locations[0].description`. */
  field: z.string(),
  code: z.enum(FIELD_ERROR_CODES),
  message: z.string(),
  /** Place in a description's HTML, counted from 1. */
  line: z.optional(z.int()),
  column: z.optional(z.int()),
});

export type FieldError = z.infer<typeof fieldError>;

/** The body of every error. `errors` is empty when no field is to blame. */
export const problem = z.object({ message: z.string(), errors: z.array(fieldError) });

export type Problem = z.infer<typeof problem>;
