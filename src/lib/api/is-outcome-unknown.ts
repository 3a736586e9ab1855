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

/**
 * Whether the service is not there, or something before it answers in its place: the same request may be
 * answered later.
 */
export const isOutage = ({ status, reason }: ApiError): boolean =>
  [0, 502, 503, 504].includes(status) || (reason === "webPage" && (status < 400 || status >= 500));
