import { m } from "#src/i18n/paraglide/messages.js";

/** Blanks, and signs without a shape: soft hyphens, blanks without a width, marks of direction. */
const UNSEEN = /^[\s\p{Cf}]+$/u;

const NAMES: Readonly<Record<string, () => string>> = {
  " ": m.sign_blank,
  "\n": m.sign_line_break,
  "\u00A0": m.sign_no_break_space,
  "\u202F": m.sign_no_break_space,
  "\u00AD": m.sign_soft_hyphen,
};

/** The names of the signs of a text in which nothing can be seen; undefined for any other. */
export const unseenSigns = (text: string): string | undefined =>
  UNSEEN.test(text) ? Array.from(text, nameOf).join(", ") : undefined;

function nameOf(sign: string): string {
  const code = (sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
  return NAMES[sign]?.() ?? m.sign_unseen({ code: `U+${code}` });
}

/** Whether nothing can be seen of a difference between two texts. */
export const looksSame = (one: string, other: string): boolean => shapeOf(one) === shapeOf(other);

const shapeOf = (text: string) =>
  text
    .normalize("NFC")
    .replaceAll(/\p{Cf}/gu, "")
    .replaceAll(/\s+/g, " ")
    .trim();
