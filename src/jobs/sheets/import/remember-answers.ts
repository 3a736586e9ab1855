import { asRecord } from "#src/lib/values/as-record.ts";
import { readStoredJson, writeStored } from "#src/lib/state/storage.ts";
import { isOfColumn } from "./column-questions.ts";
import { type Answers, ORDER_KEY, type Question } from "./question.ts";

/** How values were matched before, by column and text. */
const STORED = "import values";

const isOfValue = (key: string) => key !== ORDER_KEY && !isOfColumn(key);

/** The answers to begin with: those of an earlier file, or else what is proposed. */
export function firstAnswers(questions: readonly Question[]): Answers {
  const before = asRecord(readStoredJson("localStorage", STORED));
  return Object.fromEntries(
    questions.flatMap(({ key, options, proposal, takesPlace }) => {
      const earlier = before[key];
      const isOffered =
        earlier === "" ||
        options.some(({ value }) => value === earlier) ||
        (takesPlace && typeof earlier === "string");
      const answer = isOffered ? (earlier as string) : proposal;
      return answer === undefined ? [] : [[key, answer] as const];
    }),
  );
}

/** Keeps the answers about values for the next file. Those about columns, and the order of dates, depend on the file. */
export function rememberAnswers(answers: Answers): void {
  const kept = Object.entries(answers).filter(([key]) => isOfValue(key));
  const before = asRecord(readStoredJson("localStorage", STORED));
  writeStored("localStorage", STORED, JSON.stringify({ ...before, ...Object.fromEntries(kept) }));
}
