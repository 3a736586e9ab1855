import * as z from "zod/mini";
import { brokenRules } from "#contract/field-errors.ts";
import { invalidRequest } from "./errors.ts";

/** A query or body in the contract's shape. @throws 400 with every broken rule */
export function parseRequest<T extends z.core.$ZodType>(
  schema: T,
  input: unknown,
): z.core.output<T> {
  const result = z.safeParse(schema, input, { reportInput: true });
  if (!result.success) throw invalidRequest(brokenRules(result.error));
  return result.data;
}
