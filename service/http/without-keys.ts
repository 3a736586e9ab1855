/** How every key begins, so that people and programs know one when they see it. */
export const KEY_PREFIX = "jobs_";

/** A key in a text, be it mistyped, or what may be the secret of one. */
const KEY = new RegExp(`${KEY_PREFIX}[\\w~%-]{20,}|(?<![\\w~-])(?=[\\w~-]*\\d)[\\w~-]{43,}`, "gi");

/** What a URL may escape without need, be it several times. */
const ESCAPE = /%(?:25)*([2-7][\da-f])/gi;

/** Redacts API keys in a text, escaped ones too. */
export const withoutKeys = (text: string): string =>
  text
    .replace(ESCAPE, (escape, code: string) => {
      const character = String.fromCharCode(Number.parseInt(code, 16));
      return /[\w~-]/.test(character) ? character : escape;
    })
    .replace(KEY, `${KEY_PREFIX}***`);
