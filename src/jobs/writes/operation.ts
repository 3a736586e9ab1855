import type { Job } from "#contract/job.ts";
import type { JobStatus } from "#contract/job-status.ts";

/** Pay as an operation sets it (§2.5). */
export interface SetSalary {
  amount: number;
  maxAmount: number | null;
  period: { id: number };
  plusCommission: boolean;
}

/** A posting before and after an edit. */
export interface JobEdit {
  before: Job;
  after: Job;
}

/** What a change set does to each of its postings. */
export type Operation =
  /** `renew`: a posting to publish whose close date has passed gets the default number of days. */
  | { kind: "status"; status: JobStatus; renew: boolean }
  | { kind: "delete" }
  | { kind: "closeDate"; how: "on"; date: string }
  /** From the close date, or from today where it has passed. */
  | { kind: "closeDate"; how: "by"; days: number }
  | { kind: "closeDate"; how: "default" }
  | { kind: "pay"; how: "set"; salary: SetSalary }
  /** `period`: leaves alone what is paid by another one; null: any. `step`: rounds to it, in dollars. */
  | { kind: "pay"; how: "percent"; percent: number; period: number | null; step: number }
  | { kind: "pay"; how: "remove" }
  | { kind: "positionType"; id: number }
  | { kind: "categories"; how: "set" | "add" | "remove"; ids: number[] }
  /** `by`: what `replace` puts in the place of the first of `places`; the others ignore it. */
  | { kind: "locations"; how: "add" | "remove" | "replace" | "set"; places: string[]; by: string[] }
  | { kind: "route"; route: "email" | "url"; address: string }
  | { kind: "confidential"; on: boolean }
  | { kind: "autoRefresh"; on: boolean }
  | {
      kind: "replaceText";
      find: string;
      replacement: string;
      inTitle: boolean;
      inDescription: boolean;
      /** In the address to which applications go. */
      inAddress: boolean;
      matchCase: boolean;
      wholeWords: boolean;
    }
  | { kind: "insertText"; at: "start" | "end"; text: string }
  /** Creates copies of a posting, each with some of the places: see post-in-places.ts. */
  | {
      kind: "postInPlaces";
      places: string;
      perPosting: number;
      reference: string;
      /** Puts the town of each in the place of the posting's own, in title and text. */
      townsFollow: boolean;
      status: "draft" | "active";
      /** Of pay in a pasted table that names none. */
      period?: number | undefined;
    }
  /** Makes the edit of another posting too, where the two were alike: see follow-edit.ts. */
  | ({ kind: "followEdit" } & JobEdit)
  /** Mends what these rules find, by the facts of the employer. `vacancy`: what a person states of all. */
  | {
      kind: "fixFindings";
      rules: readonly FixableRule[];
      vacancy?: "existing" | "future" | undefined;
    };

/** The rules whose fix fits many postings, once a person has stated whether there is a vacancy (../readiness). */
export const FIXABLE_RULES = ["vacancyMissing", "aiMissing", "payOnlyInText"] as const;

export type FixableRule = (typeof FIXABLE_RULES)[number];

export type OperationKind = Operation["kind"];

/** The operations that need values, with those that the form begins with; an edit is one that was made. */
export const DEFAULT_OPERATIONS = {
  status: { kind: "status", status: "archived", renew: true },
  delete: { kind: "delete" },
  closeDate: { kind: "closeDate", how: "by", days: 30 },
  pay: { kind: "pay", how: "percent", percent: NaN, period: null, step: 0.01 },
  positionType: { kind: "positionType", id: 1 },
  categories: { kind: "categories", how: "add", ids: [] },
  locations: { kind: "locations", how: "add", places: [], by: [] },
  route: { kind: "route", route: "email", address: "" },
  confidential: { kind: "confidential", on: true },
  autoRefresh: { kind: "autoRefresh", on: true },
  replaceText: {
    kind: "replaceText",
    find: "",
    replacement: "",
    inTitle: true,
    inDescription: true,
    inAddress: false,
    matchCase: false,
    wholeWords: true,
  },
  insertText: { kind: "insertText", at: "end", text: "" },
  postInPlaces: {
    kind: "postInPlaces",
    places: "",
    perPosting: 1,
    reference: "",
    townsFollow: true,
    status: "draft",
  },
  fixFindings: { kind: "fixFindings", rules: FIXABLE_RULES },
} satisfies {
  [Kind in Exclude<OperationKind, "followEdit">]: Extract<Operation, { kind: Kind }>;
};
