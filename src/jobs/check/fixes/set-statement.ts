import { textOf } from "#contract/description-text.ts";
import type { ReadinessFacts } from "#contract/readiness-facts.ts";
import {
  sentencesOf,
  statementIn,
  type StatementName,
  statementOf,
} from "#posting-check/fixes/stock-statements.ts";
import { replaceInDescription } from "../../job/fields/replace-text.ts";
import { fixDescription } from "./fix-description.ts";

interface Statement {
  /** The statements of one choice, of which a posting makes at most one. */
  of: readonly StatementName[];
  /** The one to make; without one, those that are there are taken out. */
  name: StatementName | undefined;
  language: "en" | "fr";
}

/** The description with the employer's sentence in the place of what it said before, else at its end. */
export function setStatement(
  description: string,
  { of, name, language }: Statement,
  facts: ReadinessFacts,
): string {
  const text = name && statementOf(facts, name, language);
  const others = of.filter((one) => one !== name);
  let html = description;
  let isSaid = name !== undefined && statementIn(textOf(html), facts, [name]) !== undefined;
  for (const find of (name ? others : of).flatMap((one) => sentencesOf(facts, one))) {
    const search = { find, matchCase: true, wholeWords: false };
    const replaced = text === undefined || isSaid ? html : replaceInDescription(html, search, text);
    isSaid ||= replaced !== html;
    html = fixDescription(replaced, { kind: "remove", find, nth: 0 });
  }
  return text === undefined || isSaid ? html : fixDescription(html, { kind: "insert", text });
}
