/** What public/first-request.js has asked for while this code was on its way. */
interface FirstAnswer {
  url: string;
  key: string;
  answer: Promise<Response>;
}

declare global {
  // Only `var` declares a property of the global object.
  var firstAnswer: FirstAnswer | undefined;
}

/** How long a page waits to be drawn: less than a person would notice. */
const PATIENCE_MS = 50;

/**
 * Asks for what a page shows. Where it was asked for ahead, what is returned resolves with the answer,
 * at the latest after a moment: a page that waits for it is drawn once, with its rows, and not as a
 * skeleton before, which takes a tenth of a second on a phone.
 */
export function askBeforeDrawing(ask: () => Promise<unknown>): Promise<unknown> | undefined {
  const isDue = globalThis.firstAnswer !== undefined;
  // Who needs the answer sees its failure too.
  const answered = ask().catch(() => {});
  if (!isDue) return undefined;
  return Promise.race([answered, new Promise((resolve) => void setTimeout(resolve, PATIENCE_MS))]);
}

/** The answer to this very question, once; `undefined` when it was not asked ahead. */
export function takeFirstAnswer(url: string, key: string): Promise<Response> | undefined {
  const first = globalThis.firstAnswer;
  globalThis.firstAnswer = undefined;
  return first?.url === url && first.key === key ? first.answer : undefined;
}
