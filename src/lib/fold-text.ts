/**
 * Text as it is compared, so that spellings of the same words are equal: without accents, capitals
 * and outer blanks.
 */
export const foldText = (text: string): string =>
  text
    .normalize("NFD")
    .replaceAll(/\p{Diacritic}/gu, "")
    .toLowerCase()
    .trim();
