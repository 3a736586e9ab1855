import { addDays } from "#contract/calendar-date.ts";
import type { JobBody } from "#src/jobs/job/fields/job-body.ts";

/** Makes something happen to the requests that it is about. */
export interface Disturbance {
  method?: "GET" | "PUT" | "POST" | "DELETE";
  /** Matches the path below `/api/v1.1`, with its query. */
  path?: RegExp;
  /** The first request for each path, or every nth; each one unless given. */
  only?: "first" | { every: number };
  /** Milliseconds on the way. */
  delay?: number;
  /**
   * A lost answer: the service carries out the request, and the connection breaks. A colleague: changes the posting
   * just before the request arrives. A status: answered in place of the service.
   */
  fault?: "connection cut" | "answer lost" | "colleague first" | { status: 500 | 503 };
}

/** A state of the product that one command reproduces. */
export interface Scenario {
  /** What there is to see, in one sentence. */
  about: string;
  /** Sample postings; the same ones each time. */
  sample: number;
  /** Further postings. */
  more?: (today: string) => JobBody[];
  /** The scope of the key; `write` unless given. */
  scope?: "read";
  /** For each request, the first that matches counts. */
  disturbances?: Disturbance[];
}

/** Where every scenario's clock begins: a Tuesday, 9:00 in Vancouver. */
export const BEGINS = "2026-06-16T16:00:00Z";

const A_POSTING = /^\/jobs\/\d+/;
const USUAL = 240;

export const SCENARIOS: Record<string, Scenario> = {
  empty: { about: "An employer without a posting, before its first one.", sample: 0 },
  full: { about: "800 postings, on 32 pages of the list.", sample: 800 },
  slow: {
    about: "Each answer takes three seconds.",
    sample: USUAL,
    disturbances: [{ delay: 3_000 }],
  },
  "list-fails": {
    about: "The list is answered with status 500; signing in and each posting work.",
    sample: USUAL,
    disturbances: [{ method: "GET", path: /^\/jobs\?(.*&)?page=/, fault: { status: 500 } }],
  },
  "answer-lost": {
    about:
      "The first save of each posting is carried out and its answer is lost, and so is that of the first new posting.",
    sample: USUAL,
    disturbances: [
      { method: "PUT", path: A_POSTING, only: "first", fault: "answer lost" },
      { method: "POST", path: /^\/jobs$/, only: "first", fault: "answer lost" },
    ],
  },
  "connection-drops": {
    about: "Every fourth request finds no connection.",
    sample: USUAL,
    disturbances: [{ only: { every: 4 }, fault: "connection cut" }],
  },
  "colleague-edits": {
    about:
      "A colleague changes the title of each posting just before it is saved for the first time.",
    sample: USUAL,
    disturbances: [{ method: "PUT", path: A_POSTING, only: "first", fault: "colleague first" }],
  },
  "database-away": {
    about: "All that is asked of one posting is answered with status 503 and Retry-After: 5.",
    sample: USUAL,
    disturbances: [{ path: A_POSTING, fault: { status: 503 } }],
  },
  "read-only-key": { about: "A key that may read and not write.", sample: USUAL, scope: "read" },
  "closing-today": {
    about: "Postings whose close date was yesterday, is today or tomorrow, or is a week ahead.",
    sample: 0,
    more: (today) =>
      [
        ["Baker", -1],
        ["Night baker", 0],
        ["Pastry chef", 1],
        ["Driver", 7],
      ].map(([title, days]) => ({
        title: String(title),
        status: "active",
        locations: [{ description: "Calgary, AB" }],
        categories: [{ id: 6 }],
        positionType: { id: 1 },
        description: "<p>Bread and cakes.</p>",
        applicantRoutingType: { id: 1 },
        applicationEmail: "jobs@example.com",
        closeDate: addDays(today, Number(days)),
      })),
  },
};
