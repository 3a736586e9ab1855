/** Short forms that people and signs use for the first words of place names. */
const LONG_FORMS = new Map([
  ["st", "saint"],
  ["ste", "sainte"],
  ["mt", "mount"],
  ["ft", "fort"],
]);

/** Marks on letters, and signs that stand for a sound, as in L'Assomption. */
const MARKS = /[\p{M}'’‘ʼʻ‛`´′]/gu;

/** Signs of a letter's length between letters, as in Kahnawà:ke. */
const LENGTH_SIGNS = /(?<=\p{L})[:ː꞉·](?=\p{L})/gu;

/**
 * What two spellings of one name have in common: case, accents, apostrophes, signs of length, hyphens and
 * other punctuation do not count, and "St." is "Saint". `St-Jérôme` and `saint jerome` share a key.
 * Letters of every script are kept; a key holds only letters, digits and single spaces, so it is
 * also safe in a LIKE pattern.
 */
export function placeKey(name: string): string {
  return name
    .toLowerCase()
    .normalize("NFD")
    .replace(MARKS, "")
    .replace(LENGTH_SIGNS, "")
    .normalize("NFC")
    .replaceAll("œ", "oe")
    .replaceAll("æ", "ae")
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "")
    .map((word) => LONG_FORMS.get(word) ?? word)
    .join(" ");
}
