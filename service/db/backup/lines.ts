import { StringDecoder } from "node:string_decoder";

/** A row holds one posting, whose request has at most 1 MiB unless configured; escaped as JSON it can be six times as long. */
const LONGEST = 64 * 1024 * 1024;

/**
 * The lines of a UTF-8 text, each without its "\n".
 * @throws RangeError for a line that is longer than any this service writes
 */
export async function* lines(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new StringDecoder("utf8");
  let rest = "";
  for await (const chunk of chunks) {
    const [first = "", ...more] = decoder.write(chunk).split("\n");
    rest += first;
    for (const piece of more) {
      yield rest;
      rest = piece;
    }
    if (rest.length > LONGEST) throw new RangeError("A line in it has no end.");
  }
  if (rest !== "") yield rest;
}
