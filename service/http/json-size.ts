import { ServiceError } from "./errors.ts";

/** How deep lists and objects may lie in each other; a job needs four. */
const MAX_DEPTH = 32;

/** How many values a body may have; a job needs about thirty. */
const MAX_VALUES = 10_000;

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];

/**
 * Refuses JSON that is too deep or too wide before it is parsed: to make, to check and to quote its
 * values takes far longer than to count them.
 * @throws 400
 */
export function checkJsonSize(json: Buffer): void {
  let depth = 0;
  let values = 1;
  for (let at = 0; at < json.length; at++) {
    const byte = json[at];
    if (byte === QUOTE) at = endOfString(json, at + 1);
    else if (byte === COMMA) values++;
    else if (byte === OPEN_LIST || byte === OPEN_OBJECT) {
      depth++;
      values++;
    } else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) depth--;
    if (depth > MAX_DEPTH)
      throw new ServiceError("invalid_request", { key: "bodyTooDeep", max: MAX_DEPTH });
    if (values > MAX_VALUES)
      throw new ServiceError("invalid_request", { key: "bodyTooWide", max: MAX_VALUES });
  }
}

/** Where the string ends whose text begins at `at`. */
function endOfString(json: Buffer, at: number): number {
  let end = at;
  while (end < json.length && json[end] !== QUOTE) end += json[end] === BACKSLASH ? 2 : 1;
  return end;
}
