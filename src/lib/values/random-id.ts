/** An id that nothing else has, also where `crypto.randomUUID` is missing (plain http). */
export const randomId = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), toHex).join("-");

const toHex = (part: number) => part.toString(16).padStart(8, "0");
