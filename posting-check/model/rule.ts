import type { ProvinceCode } from "#contract/reference.ts";
import type { ReadinessFacts } from "#contract/readiness-facts.ts";
import type { Job } from "#contract/job.ts";
import type { Pay, Posting } from "../text/posting.ts";
import type { PostingKind } from "../text/posting-kinds.ts";
import type { Quote } from "../text/phrases.ts";

/** To correct is a fact that a law or the interface asks for; to look at, what words or figures suggest; a tip improves. */
export type Level = "toCorrect" | "toLookAt" | "tip";

/** The field of the form in which a finding is mended. */
export type FindingField =
  | "title"
  | "description"
  | "amount"
  | "maxAmount"
  | "locations"
  | "closeDate"
  | "applicationUrl"
  | "applicationEmail"
  | "confidential";

/** Pay as far as it is known. */
export type KnownPay = { [Name in keyof Pay]: Pay[Name] | null };

/** Whether a posting is for a vacancy, which only a person can state. */
export type Vacancy = "existing" | "future";

/** What mends a finding at a press. */
export type SingleFix =
  | { kind: "insert"; text: string }
  /** A sentence of the description; the same one may stand there more than once, `nth` from 0. */
  | { kind: "remove"; find: string; nth: number }
  /** An e-mail address of the description, in its text and its links. */
  | { kind: "address"; find: string; by: string }
  | { kind: "place"; find: string; by: string }
  | {
      kind: "set";
      field: "title" | "closeDate" | "applicationUrl" | "applicationEmail";
      value: string;
      /** Pay that moves from the title to its field. */
      pay?: KnownPay;
    }
  /** `asks`: what only a person can fill in. */
  | { kind: "pay"; pay: KnownPay; asks?: "amount" | "maxAmount" | "period" }
  /** Another posting that begins with this one's values. */
  | { kind: "duplicate" };

/** What mends a finding; of the statements of a choice, a person chooses one. */
export type Fix = SingleFix | { kind: "choice"; of: Readonly<Record<Vacancy, SingleFix>> };

/** The presses that a finding offers, by a name for their links. */
export const pressesOf = (fix: Fix | undefined): readonly (readonly [string, SingleFix])[] => {
  if (!fix) return [];
  return fix.kind === "choice" ? Object.entries(fix.of) : [["", fix]];
};

/** One place that a rule objects to. */
export interface Hit {
  field: FindingField;
  /** The words in that field. */
  quote?: Quote | undefined;
  /** When it differs from the rule's. */
  level?: Level;
  /** For the sentence. */
  params?: Readonly<Record<string, string | number>>;
  fix?: Fix | undefined;
  /** How many more places there are that are not listed. */
  more?: number;
}

/** What a rule knows beside the posting. */
export interface RuleContext {
  facts: ReadinessFacts;
  today: string;
  /** Whether an active posting in French is this one's partner. */
  hasFrenchPartner: boolean;
  /** The active posting of the same work in the other language. */
  counterpart: Job | undefined;
  /** The id of another active posting that says nearly the same in the same place. */
  nearDuplicate: number | undefined;
  /** Another active posting that says nearly the same in other places. */
  sameElsewhere: Job | undefined;
}

/** Whom and what a law or a rule is about; what is left out makes no difference. */
export interface Scope {
  /** Only employees: neither volunteers nor work that the posting calls unpaid. */
  work?: "paid";
  /** The employees that the employer has in Ontario at least. */
  employees?: 25;
  /** Which employers: those under a province's law, or federally regulated ones. */
  employers?: "provincial" | "federal";
  /** Postings that are left out. */
  except?: readonly PostingKind[];
  /** Also remote work elsewhere, which residents may do. */
  remote?: true;
}

/** A law of a province about postings. */
export interface Law extends Scope {
  /** "CA" for one of all Canada. */
  province: ProvinceCode | "CA";
  kind?: "humanRights";
  /** The day from which it is in force; `null` for one that is announced. */
  since: string | null;
  /** The page that says so, in the languages that it has. */
  source: { en: string; fr?: string };
}

/** A rule is a row: a new law is a new row, or another law of a row. */
export interface Rule {
  id: string;
  level: Level;
  /** Where it is the law. A rule without laws is for every posting. */
  laws?: readonly Law[];
  /** The level where it is no law; without one, the rule rests there. */
  elsewhere?: Level;
  /** For a rule that is no law. */
  source?: string;
  scope?: Scope;
  check: (posting: Posting, context: RuleContext) => Hit | readonly Hit[] | undefined;
}
