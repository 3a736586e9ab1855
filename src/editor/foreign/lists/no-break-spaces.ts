/** A no-break space, wide or narrow, that typography asks for: in numbers, and beside French punctuation. */
const TYPOGRAPHIC =
  /(?<=\d)[\u00a0\u202f](?=[\d$%€a-z])|(?<=«)[\u00a0\u202f]|[\u00a0\u202f](?=[»:;!?%$€])/giu;
/** From so many between words on they are a flood, if they fill a quarter of the gaps. */
const FLOOD = 3;

/** Whether no-break spaces stand between words as if they were spaces: no line could break there. */
export function isFlooded(text: string): boolean {
  if (!/[\u00a0\u202f]/.test(text)) return false;
  const between = text.replace(TYPOGRAPHIC, "").match(/(?<=\S)[\u00a0\u202f](?=\S)/g)?.length ?? 0;
  const spaces = text.match(/(?<=\S)[ \t\n]+(?=\S)/g)?.length ?? 0;
  return between >= FLOOD && between * 3 >= spaces;
}

/** Spaces for the no-break spaces that typography does not ask for. */
export function withSpaces(text: string): string {
  const kept = new Set([...text.matchAll(TYPOGRAPHIC)].map(({ index }) => index));
  return text.replace(/[\u00a0\u202f]/g, (space, index: number) => (kept.has(index) ? space : " "));
}
