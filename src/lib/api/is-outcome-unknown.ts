import { ApiError } from "./api-error.ts";

/**
 * Whether a request may have been carried out although it failed: its answer was lost or could not
 * be read.
 */
export function isOutcomeUnknown(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const { status } = error;
  return status === 0 || status < 400 || status >= 500;
}
