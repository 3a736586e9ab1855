/** Text with plain apostrophes, blanks and composed letters, as the patterns of the rules expect it. */
export const plain = (text: string): string =>
  text
    // Composing is quadratic in the marks of one letter.
    .replace(/(\p{M}{30})\p{M}+/gu, "$1")
    .normalize("NFC")
    .replace(/[’ʼ‘]/g, "'")
    .replace(/[\u00a0\u202f\u2009]/g, " ")
    .replace(/\u00ad|\u200b/g, "");
