import type { IncomingHttpHeaders } from "node:http";
import {
  CHANGE_SET_ID_HEADER,
  CHANGE_SET_TEXT_HEADER,
  EXTENSIONS_HEADER,
  HISTORY_DAYS_HEADER,
  SOURCE_HEADER,
  TIME_LINE_HEADER,
  UNDOES_HEADER,
} from "#contract/extensions.ts";

/** What pages of the origins that are named may send and read. */
export const CORS = {
  methods: ["GET", "POST", "PUT", "DELETE"],
  allowedHeaders: [
    "API-Key",
    CHANGE_SET_ID_HEADER,
    CHANGE_SET_TEXT_HEADER,
    SOURCE_HEADER,
    UNDOES_HEADER,
    "Content-Type",
    "If-Match",
    "If-None-Match",
    "Idempotency-Key",
    "X-HTTP-Method-Override",
  ],
  exposedHeaders: [
    "API-Key-Employer",
    "API-Key-Name",
    "API-Key-Plan",
    "API-Key-Scope",
    "Date",
    "ETag",
    "Location",
    "RateLimit",
    "RateLimit-Policy",
    "Retry-After",
    "X-Request-Id",
    EXTENSIONS_HEADER,
    HISTORY_DAYS_HEADER,
    TIME_LINE_HEADER,
  ],
  /** Seconds for which a browser remembers a preflight. */
  maxAge: 600,
};

/** The headers of an answer, and of that to a preflight, where no route is there to add them. */
export function corsHeaders(origins: readonly string[], { origin }: IncomingHttpHeaders) {
  if (origins.length === 0) return {};
  if (origin === undefined || !origins.includes(origin)) return { vary: "Origin" };
  return {
    vary: "Origin",
    "access-control-allow-origin": origin,
    "access-control-allow-methods": CORS.methods.join(", "),
    "access-control-allow-headers": CORS.allowedHeaders.join(", "),
    "access-control-expose-headers": CORS.exposedHeaders.join(", "),
  };
}
