/** Everything but Latin, Greek and Cyrillic letters and what stands between them. */
const OTHER_SCRIPT = /[^\0-\u058f\u2010-\u2027\u2030-\u205e]/u;

/** Invisible characters that would turn or break the sentence. */
const CONTROL = /\p{Bidi_Control}|\p{Cc}/gu;

/** Text from a person inside a sentence: isolated, so that its direction stays its own. */
export function typedText(text: string): string {
  const shown = text.replace(CONTROL, "");
  return OTHER_SCRIPT.test(shown) ? `\u2068${shown}\u2069` : shown;
}

/** Shortens the text, without cutting a surrogate pair. */
export const shortened = (text: string): string =>
  typedText(text.length > 40 ? `${text.slice(0, 40).replace(/[\ud800-\udbff]$/, "")}…` : text);
