/** The beginning of a text that is longer than `max` UTF-16 code units, with "…"; never half of a character. */
export const cut = (text: string, max: number): string =>
  text.length > max ? `${text.slice(0, max - 1).replace(/[\uD800-\uDBFF]$/, "")}…` : text;
