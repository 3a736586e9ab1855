/** How long a page waits to be drawn: less than a person would notice. */
const MAX_WAIT_MS = 50;

/**
 * Resolves with the work, at the latest after a moment. A page that waits for it is drawn once, with
 * its rows, and not as a skeleton or with the rows before, which takes a tenth of a second on a phone.
 * Who needs what the work brings sees its failure.
 */
export async function forAMoment(work: Promise<unknown>): Promise<void> {
  const moment = new Promise((resolve) => void setTimeout(resolve, MAX_WAIT_MS));
  await Promise.race([work.catch(() => {}), moment]);
}
