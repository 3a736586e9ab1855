import { ApiError } from "#src/lib/api/api-error.ts";
import { m } from "./paraglide/messages.js";

const REASONS = {
  network: m.errors_network,
  timeout: m.errors_timeout,
  webPage: m.errors_web_page,
  empty: m.errors_empty,
  unreadable: m.errors_unreadable,
  otherEmployer: m.errors_other_employer,
};

/** A sentence for anything that can be thrown: the service's own, where it sends one. */
export function messageOf(error: unknown): string {
  if (!(error instanceof ApiError)) return m.errors_unexpected();
  const { message, reason, status } = error;
  return message || (reason === "status" ? statusMessage(status) : REASONS[reason]());
}

/** What an HTTP status means to a person, for services that send no sentence of their own. */
export function statusMessage(status: number): string {
  switch (status) {
    case 400:
    case 422:
      return m.errors_not_accepted();
    case 401:
      return m.errors_key();
    case 403:
      return m.errors_forbidden();
    case 404:
      return m.errors_not_found();
    case 412:
      return m.errors_changed();
    case 413:
      return m.errors_too_large();
    case 429:
      return m.errors_too_many();
    default:
      return status >= 500 ? m.errors_server() : m.errors_other_status({ status });
  }
}
