import { ServiceError } from "../http/errors.ts";

/**
 * Runs at most `limit` tasks of a key at a time and queues the rest in order. With an employer's id as
 * the key, no employer takes all of a shared resource. Of one key, at most `maxWaiting` wait: what a client
 * sends and does not wait for would be kept in memory.
 * @throws 429 when more wait
 */
export function limitPerKey(
  limit: number,
  maxWaiting = Infinity,
): <T>(key: number, task: () => Promise<T>) => Promise<T> {
  const queues = new Map<number, { running: number; waiting: (() => void)[] }>();

  return async (key, task) => {
    const queue = queues.get(key) ?? { running: 0, waiting: [] };
    queues.set(key, queue);
    if (queue.running < limit) queue.running += 1;
    // A task that ends passes its slot on.
    else if (queue.waiting.length >= maxWaiting) {
      const said = { key: "waiting", max: maxWaiting } as const;
      throw new ServiceError("too_many_requests", said, { headers: { "retry-after": "1" } });
    } else await new Promise<void>((resolve) => void queue.waiting.push(resolve));
    try {
      return await task();
    } finally {
      const next = queue.waiting.shift();
      if (next) next();
      else queue.running -= 1;
      if (queue.running === 0) queues.delete(key);
    }
  };
}
