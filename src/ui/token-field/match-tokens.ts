import { foldText } from "#contract/text.ts";

/** A value that can be chosen or is: its identity and its words. */
export interface Token {
  id: string;
  label: string;
  /** What may be wrong with a chosen one, in a few words. */
  warning?: string;
}

/** The tokens whose label begins with the query first, each group in its own order. */
export function beginningFirst(tokens: readonly Token[], query: string): Token[] {
  const begins = ({ label }: Token) => foldText(label).startsWith(foldText(query));
  return [...tokens.filter(begins), ...tokens.filter((token) => !begins(token))];
}

/** The tokens whose label contains the query, in any spelling. */
export const matchTokens = (tokens: readonly Token[], query: string) =>
  tokens.filter(({ label }) => foldText(label).includes(foldText(query)));

/** The token whose label is the typed text, in any spelling. */
export const sameToken = (tokens: readonly Token[], typed: string) =>
  tokens.find(({ label }) => foldText(label) === foldText(typed));
