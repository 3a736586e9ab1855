import { ApiError } from "./api-error.ts";

/** The request may have been carried out although no readable answer came: it was lost, or cut off. */
export function mayHaveArrived(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const { status } = error;
  return status === 0 || status < 400 || status >= 500;
}
