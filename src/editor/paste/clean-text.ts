/** Text without what cannot be sent: control characters, and halves of characters. */
export const cleanText = (text: string) =>
  text
    // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
    .replace(/[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/g, "")
    .replace(/\p{Surrogate}/gu, "\ufffd");
