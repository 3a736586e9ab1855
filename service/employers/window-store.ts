import type { FastifyRateLimitStore } from "@fastify/rate-limit";

/** Keys or addresses that are remembered. */
const MAX_COUNTED = 5_000;

interface Window {
  count: number;
  /** By the clock that never steps back, in milliseconds. */
  until: number;
}

/** Counts in windows of time, as the library's own store does; a clock that is set back stops nobody. */
export class WindowStore implements FastifyRateLimitStore {
  readonly #windows = new Map<string, Window>();

  incr(
    key: string,
    callback: (error: Error | null, result?: { current: number; ttl: number }) => void,
    timeWindow: number,
  ): void {
    const now = performance.now();
    const known = this.#windows.get(key);
    const window = known && known.until > now ? known : { count: 0, until: now + timeWindow };
    window.count += 1;
    this.#windows.delete(key);
    this.#windows.set(key, window);
    const [oldest] = this.#windows.keys();
    if (this.#windows.size > MAX_COUNTED && oldest !== undefined) this.#windows.delete(oldest);
    callback(null, { current: window.count, ttl: window.until - now });
  }

  child(): WindowStore {
    return new WindowStore();
  }
}
