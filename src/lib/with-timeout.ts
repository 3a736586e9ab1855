/** How long a page waits at most before it is drawn: less than a person would notice. */
const MAX_WAIT_MS = 50;

/**
 * Resolves when the work is done, at the latest after a moment. A page that waits like this is
 * mostly drawn once, with its rows, and not first as a skeleton or with the rows before, which
 * takes a tenth of a second on a phone. Never rejects: a failure shows where the result is needed.
 */
export async function withTimeout(work: Promise<unknown>): Promise<void> {
  const moment = new Promise((resolve) => void setTimeout(resolve, MAX_WAIT_MS));
  await Promise.race([work.catch(() => {}), moment]);
}
