import { type ReactNode, useEffect, useEffectEvent } from "react";
import { useDebouncedValue } from "../forms/use-debounced-value.ts";
import { beginningFirst, matchTokens, sameToken, type Token } from "./match-tokens.ts";

/** The pause in typing before suggestions are requested or their number is announced. */
const PAUSE_MS = 250;

/** What a token field can offer. */
export interface Offer {
  tokens: readonly Token[];
  /** How many may be chosen. */
  max: number;
  /** All suggestions, or with `onQuery` those that were found for the query. */
  options: readonly Token[];
  /** Requests the options for the typed text, after a pause; without it they are filtered here. */
  onQuery?: (query: string) => void;
  /** With `onQuery`: the query of `options`. If it is not the typed text, they are filtered here. */
  optionsFor?: string;
  /** The options are loading. */
  pending: boolean;
  /** Why there are no options, and a retry. Under the box, because the list closes on blur. */
  failure: ReactNode;
  /** Makes a value of text that no option matches; null if the text cannot be one. */
  createToken?: (typed: string) => Token | null;
}

interface Suggestions {
  /** No more can be chosen. */
  full: boolean;
  /** Something is offered for the text. */
  offering: boolean;
  items: Token[];
  /** The suggestion that is the text itself. */
  same: Token | undefined;
  /** The last of `items`, where the text itself can be a value. */
  created: Token | null | undefined;
  /** The options are those for the typed text, or there will be none. */
  settled: boolean;
  /** The typing has paused, and `items` are for its text. */
  current: boolean;
}

/** What a token field offers for the typed text, without what is chosen. Requests it after a pause. */
export function useSuggestions(offer: Offer, query: string): Suggestions {
  const { tokens, max, options, onQuery, optionsFor, pending, failure, createToken } = offer;
  const debounced = useDebouncedValue(query, PAUSE_MS);
  const ask = useEffectEvent((wanted: string) => onQuery?.(wanted));
  useEffect(() => {
    ask(debounced);
  }, [debounced]);

  const full = tokens.length >= max;
  const free = options.filter(({ id }) => !tokens.some((token) => token.id === id));
  const answered = onQuery && (optionsFor ?? query) === query;
  const settled = !onQuery || Boolean(failure) || (answered && !pending) === true;
  const suggestions = answered ? free : matchTokens(free, query);
  const same = sameToken(suggestions, query);
  const created = query && settled && !same ? createToken?.(query) : null;
  // With `onQuery`, the options are those of the last query until something is typed.
  const offering = !full && (Boolean(query) || !onQuery);
  const items = offering
    ? [...beginningFirst(suggestions, query), ...(created ? [created] : [])]
    : [];
  const current = debounced === query && answered !== false;
  return { full, offering, items, same, created, settled, current };
}
