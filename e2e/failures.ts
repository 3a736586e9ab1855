import { m } from "#src/i18n/paraglide/messages.js";
import { statusMessage } from "#src/i18n/error-message.ts";
import { answer, type Fault, offline } from "./intercept-request.ts";

export interface Failure {
  name: string;
  fault: Fault;
  /** The message on the screen. */
  says: string;
  /** How the browser reports the request; it reports no failure for a 200. */
  trouble?: string;
  /** One failure is tried in every place; the others in `npm run test:all`. */
  tag?: "@all";
}

// A `Retry-After` stops the automatic retry, so no test waits for it.
export const LATER = { "Retry-After": "60" };

export const FAILURES: Failure[] = [
  {
    name: "no connection",
    tag: "@all",
    fault: offline,
    says: m.errors_network(),
    trouble: "net::ERR_INTERNET_DISCONNECTED",
  },
  {
    name: "a fault of the service, in its own words",
    fault: answer(500, { message: "The ovens are cold.", errors: [] }, LATER),
    says: "The ovens are cold.",
    trouble: "500",
  },
  {
    name: "a fault of something before the service",
    tag: "@all",
    fault: answer(502, "<html><h1>502 Bad Gateway</h1></html>", LATER),
    says: m.errors_web_page(),
    trouble: "502",
  },
  {
    name: "too many requests",
    tag: "@all",
    fault: answer(429, "", LATER),
    says: statusMessage(429),
    trouble: "429",
  },
  {
    name: "a web page in place of the answer",
    tag: "@all",
    fault: answer(200, "<!doctype html><title>Sign in to this network</title>"),
    says: m.errors_web_page(),
  },
  {
    name: "half an answer",
    tag: "@all",
    fault: answer(200, '{"data": [{"id": 1,'),
    says: m.errors_unreadable(),
  },
  {
    name: "another answer",
    tag: "@all",
    fault: answer(200, { jobs: [] }),
    says: m.errors_unreadable(),
  },
  { name: "an empty answer", tag: "@all", fault: answer(200), says: m.errors_empty() },
];
