/**
 * Runs at most `limit` tasks of a key at a time and queues the rest in order. With an employer's id as
 * the key, no employer takes all of a shared resource.
 */
export function limitPerKey(limit: number): <T>(key: number, task: () => Promise<T>) => Promise<T> {
  const queues = new Map<number, { running: number; waiting: (() => void)[] }>();

  return async (key, task) => {
    const queue = queues.get(key) ?? { running: 0, waiting: [] };
    queues.set(key, queue);
    if (queue.running < limit) queue.running += 1;
    // A task that ends passes its slot on.
    else await new Promise<void>((resolve) => void queue.waiting.push(resolve));
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
