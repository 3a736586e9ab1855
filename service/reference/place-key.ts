/** Short forms that people and signs use for the first words of place names. */
const LONG_FORMS = new Map([
  ["st", "saint"],
  ["ste", "sainte"],
  ["mt", "mount"],
  ["ft", "fort"],
]);

/**
 * What two spellings of one name have in common: case, accents, apostrophes, hyphens and other
 * punctuation do not count, and "St." is "Saint". `St-Jérôme` and `saint jerome` share a key.
 * Letters of every script are kept; a key holds only letters, digits and single spaces, so it is
 * also safe in a LIKE pattern.
 */
export function placeKey(name: string): string {
  return name
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\p{M}'’ʼ`]/gu, "")
    .normalize("NFC")
    .replaceAll("œ", "oe")
    .replaceAll("æ", "ae")
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "")
    .map((word) => LONG_FORMS.get(word) ?? word)
    .join(" ");
}
