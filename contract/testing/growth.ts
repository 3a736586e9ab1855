/** Milliseconds of processor time below which a measurement says nothing. */
const NOISE = 20;

/** The least processor time, in milliseconds, that `work` takes in three runs. */
async function cost(work: () => unknown): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < 3; run++) {
    const start = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(start);
    times.push((user + system) / 1000);
  }
  return Math.min(...times);
}

/**
 * How many times as long `work` takes for 4n as for n: about 4 where it is linear, 16 where it is
 * quadratic, at most 4 where it does not matter.
 */
export async function growth(n: number, work: (n: number) => unknown): Promise<number> {
  const [once, fourTimes] = [await cost(() => work(n)), await cost(() => work(4 * n))];
  return fourTimes / Math.max(once, NOISE / 4);
}
