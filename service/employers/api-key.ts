import { createHash, randomBytes } from "node:crypto";
import { KEY_PREFIX } from "../http/without-keys.ts";

/** Characters of a key that are kept readable, so that a person tells keys apart. */
const PREFIX_LENGTH = 10;

/** A new key of 256 random bits. It is shown once; only its hash is kept. */
export function newApiKey(): { apiKey: string; prefix: string; hash: Buffer } {
  const apiKey = `${KEY_PREFIX}${randomBytes(32).toString("base64url")}`;
  return { apiKey, prefix: apiKey.slice(0, PREFIX_LENGTH), hash: hashApiKey(apiKey) };
}

/** SHA-256: enough for a secret of full entropy, and cheap for every request. */
export function hashApiKey(apiKey: string): Buffer {
  return createHash("sha256").update(apiKey).digest();
}
