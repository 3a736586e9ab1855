/** The request that public/first-request.js has sent while this code was on its way. */
interface FirstAnswer {
  url: string;
  key: string;
  answer: Promise<ReadResponse>;
}

/** A response with its body, which has been read to its end. */
export interface ReadResponse {
  response: Response;
  content: string;
}

declare global {
  // Only `var` declares a property of the global object.
  var firstAnswer: FirstAnswer | undefined;
}

/** The answer to exactly this request, once; `undefined` when it was not sent ahead. */
export function takeFirstAnswer(url: string, key: string): Promise<ReadResponse> | undefined {
  const first = globalThis.firstAnswer;
  globalThis.firstAnswer = undefined;
  return first?.url === url && first.key === key ? first.answer : undefined;
}
