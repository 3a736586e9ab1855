/** A term, what stands beside it, and its sentence, folded. */
export interface Around {
  left: string;
  term: string;
  right: string;
  sentence: string;
}

/** A pattern anywhere in a sentence, right before a term, or right after it, at the ends of words. */
export const within = (source: string) => new RegExp(`(?<!\\w)(?:${source})(?!\\w)`);
export const before = (source: string) => new RegExp(`(?<!\\w)(?:${source}) $`);
export const after = (source: string) => new RegExp(`^ (?:${source})(?!\\w)`);
