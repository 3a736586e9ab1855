/** Reference ids that were pasted together, on lines or with commas; after blanks alone, words with digits. */
export function referencesIn(q: string): string[] {
  const separator = /[\n\t,;]/.test(q) ? /[\n\r\t,;]+/ : /\s+/;
  const tokens = q
    .split(separator)
    .map((token) => token.trim())
    .filter(Boolean);
  const areIds = tokens.every((token) =>
    /[\n\t,;]/.test(q) ? /^\S{1,50}$/.test(token) : /\d/.test(token),
  );
  return areIds ? [...new Set(tokens)] : [];
}

/** Reference ids of a paste that a search box would cut or put on one line; of any other text none. */
export function pastedReferences(text: string, maxLength: number): string[] {
  const isMany = text.length > maxLength || /[\n\t]/.test(text.trim());
  const references = isMany ? referencesIn(text.trim()) : [];
  return references.length > 1 ? references : [];
}
