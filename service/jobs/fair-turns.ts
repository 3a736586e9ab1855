/**
 * Lets what one employer asks for wait for each other, `atATime` of it running: so that it never takes
 * all of the database's connections, and whoever asks without a pause holds up nobody else.
 */
export function fairTurns(
  atATime: number,
): <T>(employerId: number, work: () => Promise<T>) => Promise<T> {
  const lines = new Map<number, { running: number; waiting: (() => void)[] }>();

  return async (employerId, work) => {
    const line = lines.get(employerId) ?? { running: 0, waiting: [] };
    lines.set(employerId, line);
    if (line.running < atATime) line.running += 1;
    // Whoever is done hands its place on.
    else await new Promise<void>((resolve) => void line.waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = line.waiting.shift();
      if (next) next();
      else line.running -= 1;
      if (line.running === 0) lines.delete(employerId);
    }
  };
}
