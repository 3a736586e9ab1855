/** A key that names one intention to create something; also where `crypto.randomUUID` is missing (plain http). */
const newKey = () => Array.from(crypto.getRandomValues(new Uint32Array(4)), toHex).join("-");
const toHex = (part: number) => part.toString(16).padStart(8, "0");

/**
 * Gives the same key as long as the same body is tried again, so that a retry after a lost answer
 * creates nothing twice; another body gets another key.
 */
export function createIdempotencyKeys(): (body: object) => string {
  let last = { body: "", key: "" };
  return (body) => {
    const written = JSON.stringify(body);
    if (written !== last.body) last = { body: written, key: newKey() };
    return last.key;
  };
}
