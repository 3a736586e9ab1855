import { createHash, randomBytes } from "node:crypto";

/** How every key begins, so that people and programs know one when they see it. */
const KEY_PREFIX = "jobs_";

/** Characters of a key that are kept readable, so that a person tells keys apart. */
const PREFIX_LENGTH = 10;

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

/** A new key of 256 random bits. It is shown once; only its hash is kept. */
export function newApiKey(): { apiKey: string; prefix: string; hash: Buffer } {
  const apiKey = `${KEY_PREFIX}${randomBytes(32).toString("base64url")}`;
  return { apiKey, prefix: apiKey.slice(0, PREFIX_LENGTH), hash: hashApiKey(apiKey) };
}

/** SHA-256: enough for a secret of full entropy, and cheap for every request. */
export function hashApiKey(apiKey: string): Buffer {
  return createHash("sha256").update(apiKey).digest();
}
