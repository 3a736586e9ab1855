/** How many searches of one employer a process runs at a time. */
const AT_A_TIME = 2;

/**
 * Lets each employer's searches wait for each other, so that they never take all of the database's
 * connections: whoever searches 100,000 jobs without a pause holds up nobody else.
 */
export function fairSearches(): <T>(employerId: number, search: () => Promise<T>) => Promise<T> {
  const searching = new Map<number, { running: number; waiting: (() => void)[] }>();

  return async (employerId, search) => {
    const line = searching.get(employerId) ?? { running: 0, waiting: [] };
    searching.set(employerId, line);
    if (line.running < AT_A_TIME) line.running += 1;
    // Whoever ends a search hands its place on.
    else await new Promise<void>((resolve) => void line.waiting.push(resolve));
    try {
      return await search();
    } finally {
      const next = line.waiting.shift();
      if (next) next();
      else line.running -= 1;
      if (line.running === 0) searching.delete(employerId);
    }
  };
}
