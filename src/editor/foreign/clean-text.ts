/** The lines of text; word processors end some with a vertical tab or a line separator. */
export const linesOf = (text: string) =>
  text.split(/\r\n?|[\n\v\f\u2028\u2029]/).map((line) => cleanText(line));

/** Text without what cannot be sent: control characters, and halves of characters. */
export const cleanText = (text: string) =>
  text
    .replace(/[\v\f\u2028\u2029]/g, " ")
    // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
    .replace(/[\0-\x08\x0e-\x1f\x7f]/g, "")
    .replace(/\p{Surrogate}/gu, "\ufffd");
