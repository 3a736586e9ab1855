import type { Trial } from "./trial.ts";

/** The source of a rule: the interface, this project where the interface is silent, or its extensions. */
export type Authority = "interface" | "decision" | "extension";

export interface Check {
  authority: Authority;
  /** `§4.3.4`, the question that a decision answers (`Error body`), or the path of an extension. */
  clause: string;
  title: string;
  run: (trial: Trial) => Promise<void>;
}

type Run = Check["run"];

/** A check of a clause of the interface. */
export const stated = (clause: string, title: string, run: Run): Check => ({
  authority: "interface",
  clause,
  title,
  run,
});

/** A check of what this project decided. */
export const decided = (question: string, title: string, run: Run): Check => ({
  authority: "decision",
  clause: question,
  title,
  run,
});

/** A check of what this project has beside the interface. */
export const extension = (path: string, title: string, run: Run): Check => ({
  authority: "extension",
  clause: path,
  title,
  run,
});

/** Whether `--only` selects the check: a clause with all below it (`4.3`, `§4.3`), or words of it. */
export function isWanted({ clause, title }: Check, only: string): boolean {
  const number = /^§?(\d[\d.]*)$/.exec(only.trim())?.[1]?.replace(/\.$/, "");
  if (number !== undefined) return clause === `§${number}` || clause.startsWith(`§${number}.`);
  return `${clause} ${title}`.toLowerCase().includes(only.trim().toLowerCase());
}
