import { ApiError } from "#src/lib/api/api-error.ts";
import { text } from "./text.ts";

/** A sentence for anything that can be thrown: the service's own, where it sends one. */
export function messageOf(error: unknown): string {
  if (!(error instanceof ApiError)) return text.errors.unexpected;
  const { message, reason, status } = error;
  return message || (reason === "status" ? text.errors.status(status) : text.errors[reason]);
}
