/** The request that public/first-request.js has sent while this code was on its way. */
interface FirstResponse {
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
  var firstResponse: FirstResponse | undefined;
}

/** The answer to exactly this request, once; `undefined` when it was not sent ahead. */
export function takeFirstResponse(url: string, key: string): Promise<ReadResponse> | undefined {
  const first = globalThis.firstResponse;
  globalThis.firstResponse = undefined;
  return first?.url === url && first.key === key ? first.answer : undefined;
}
