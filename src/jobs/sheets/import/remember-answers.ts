import { asRecord } from "#src/lib/values/as-record.ts";
import { readStoredJson, writeStored } from "#src/lib/state/storage.ts";
import { VERSION_KEY } from "./file-versions.ts";
import { type Answers, ORDER_KEY, type Question } from "./questions.ts";

/** How values were matched before, by column and text. */
const STORED = "import values";

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

/** The questions whose answer depends on the file. */
const OF_FILE: readonly string[] = [ORDER_KEY, VERSION_KEY];

/** Keeps the answers for the next file. */
export function rememberAnswers(answers: Answers): void {
  const kept = Object.entries(answers).filter(([key]) => !OF_FILE.includes(key));
  const before = asRecord(readStoredJson("localStorage", STORED));
  writeStored("localStorage", STORED, JSON.stringify({ ...before, ...Object.fromEntries(kept) }));
}
