import * as z from "zod/mini";

const statement = z.object({
  en: z._default(z.string(), ""),
  fr: z._default(z.string(), ""),
});

/** What a person decided of what the posting check found: that it is fine, or which sentence says what it misses. */
const judgement = z.looseObject({
  id: z.string(),
  rule: z.string(),
  /** The sentence or value that it is about; it holds while that stands there. */
  text: z.string(),
  /** The one posting that it is for; without it, every posting with that text. */
  jobId: z.optional(z.number()),
  /** The name of the key with which it was decided, if it has one. */
  by: z.optional(z.string()),
  /** When, as an instant. */
  at: z.string(),
  note: z.optional(z.string()),
});

export type Judgement = z.infer<typeof judgement>;

/** The setting "readiness": facts of the employer by which its postings are judged, and what its people decided. */
export const readinessFacts = z.looseObject({
  /** Whether the employer has 25 employees or more in Ontario. */
  largeInOntario: z._default(z.boolean(), true),
  /** Whether artificial intelligence screens, assesses or selects applicants. */
  usesAi: z._default(z.boolean(), false),
  /** Whether the employer is federally regulated, as banks and airlines are. */
  isFederal: z._default(z.boolean(), false),
  /** Sentences to insert; an empty one stands for the dashboard's own. */
  vacancyStatement: z.prefault(statement, {}),
  noVacancyStatement: z.prefault(statement, {}),
  aiStatement: z.prefault(statement, {}),
  /** Whether a person answered the questions. */
  isAnswered: z._default(z.boolean(), false),
  /** Those that another release wrote otherwise are kept as they are, and judge nothing. */
  judgements: z._default(z.array(z.union([judgement, z.looseObject({})])), []),
});

export type ReadinessFacts = z.infer<typeof readinessFacts>;

export const DEFAULT_FACTS: ReadinessFacts = readinessFacts.parse({});
