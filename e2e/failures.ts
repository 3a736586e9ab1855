import { catalogue as text } from "#src/i18n/en/catalogue.ts";
import { answer, type Fault, offline } from "./intercept-request.ts";

export interface Failure {
  name: string;
  fault: Fault;
  /** What the person reads. */
  says: string;
  /** How the browser reports the request; an answer of 200 is no failure to it. */
  trouble?: string;
  /** One failure with a body and one with a wait are tried in every place; the others in `npm run test:all`. */
  tag?: "@all";
}

// A service that says how long to wait is not asked again at once, so nothing here waits either.
export const LATER = { "Retry-After": "60" };

export const FAILURES: Failure[] = [
  {
    name: "no connection",
    tag: "@all",
    fault: offline,
    says: text.errors.network,
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
    says: text.errors.status(502),
    trouble: "502",
  },
  {
    name: "too many requests",
    fault: answer(429, "", LATER),
    says: text.errors.status(429),
    trouble: "429",
  },
  {
    name: "a web page in place of the answer",
    tag: "@all",
    fault: answer(200, "<!doctype html><title>Sign in to this network</title>"),
    says: text.errors.webPage,
  },
  {
    name: "half an answer",
    tag: "@all",
    fault: answer(200, '{"data": [{"id": 1,'),
    says: text.errors.unreadable,
  },
  {
    name: "another answer",
    tag: "@all",
    fault: answer(200, { jobs: [] }),
    says: text.errors.unreadable,
  },
  { name: "an empty answer", tag: "@all", fault: answer(200), says: text.errors.empty },
];
