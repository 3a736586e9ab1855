import * as z from "zod/mini";

const statement = z.object({
  en: z._default(z.string(), ""),
  fr: z._default(z.string(), ""),
});

/** The setting "readiness": facts of the employer by which its postings are judged. */
export const readinessFacts = z.object({
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
});

export type ReadinessFacts = z.infer<typeof readinessFacts>;

export const DEFAULT_FACTS: ReadinessFacts = readinessFacts.parse({});
