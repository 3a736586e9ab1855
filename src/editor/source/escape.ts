const REFERENCES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "\u00a0": "&nbsp;",
  // Allowed nowhere, and replaced by every parser.
  "\0": "",
};

const reference = (character: string) => REFERENCES[character] ?? character;

/** Text as it stands in HTML. */
export const escapeText = (text: string) => text.replace(/[&<>\u00a0\0]/g, reference);

/** An attribute's value as it stands in double quotes. */
export const escapeAttribute = (value: string) => value.replace(/[&"\u00a0\0]/g, reference);
