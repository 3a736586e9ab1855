/** How two spellings of the same words become equal: no accents, no case, no outer blanks. */
export const foldText = (text: string): string =>
  text
    .normalize("NFD")
    .replaceAll(/\p{Diacritic}/gu, "")
    .toLowerCase()
    .trim();
