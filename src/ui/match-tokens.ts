import { foldText } from "#src/lib/fold-text.ts";

/** A value that can be chosen: its identity and its words. */
export interface Token {
  id: string;
  label: string;
}

/** Whether a token's label begins with the query, spelling aside. */
export function beginsWith(query: string) {
  const wanted = foldText(query);
  return ({ label }: Token) => foldText(label).startsWith(wanted);
}

/** The tokens that hold the query, those that begin with it first, each group in its own order. */
export function matchTokens(tokens: readonly Token[], query: string): Token[] {
  const wanted = foldText(query);
  const found = tokens.filter(({ label }) => foldText(label).includes(wanted));
  const begins = beginsWith(query);
  return [...found.filter(begins), ...found.filter((token) => !begins(token))];
}

/** The token whose label is exactly what was typed, spelling aside. */
export const sameToken = (tokens: readonly Token[], typed: string) =>
  tokens.find(({ label }) => foldText(label) === foldText(typed));
