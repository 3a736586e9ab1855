/** What public/first-request.js has asked for while this code was on its way. */
interface FirstAnswer {
  url: string;
  key: string;
  answer: Promise<ReadResponse>;
}

/** What the service said, read to its end. */
export interface ReadResponse {
  response: Response;
  content: string;
}

declare global {
  // Only `var` declares a property of the global object.
  var firstAnswer: FirstAnswer | undefined;
}

/** The answer to this very question, once; `undefined` when it was not asked ahead. */
export function takeFirstAnswer(url: string, key: string): Promise<ReadResponse> | undefined {
  const first = globalThis.firstAnswer;
  globalThis.firstAnswer = undefined;
  return first?.url === url && first.key === key ? first.answer : undefined;
}
