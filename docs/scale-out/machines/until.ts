import { setTimeout as wait } from "node:timers/promises";

/**
 * Checks until something holds; a check that fails is repeated.
 * @returns the seconds that it took
 * @throws Error with what did not come to hold in `seconds`
 */
export async function until(
  seconds: number,
  what: string,
  holds: () => Promise<boolean>,
): Promise<number> {
  const begun = performance.now();
  const elapsed = () => (performance.now() - begun) / 1_000;
  while (!(await holds().catch(() => false))) {
    if (elapsed() > seconds) throw new Error(`Not within ${seconds} s: ${what}.`);
    await wait(200);
  }
  return elapsed();
}

/** @throws Error with what did not end in `seconds` */
export async function within<T>(seconds: number, what: string, work: Promise<T>): Promise<T> {
  const limit = new AbortController();
  const late = wait(1_000 * seconds, undefined, { signal: limit.signal }).then(() => {
    throw new Error(`Not within ${seconds} s: ${what}.`);
  });
  late.catch(() => {});
  try {
    return await Promise.race([work, late]);
  } finally {
    limit.abort();
  }
}
