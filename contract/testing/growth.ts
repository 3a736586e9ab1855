/** Milliseconds below which a measurement says nothing on a busy machine. */
const NOISE = 10;

/** The least time, in milliseconds, that `work` takes in five runs. */
async function cost(work: () => unknown): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < 5; run++) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  return Math.min(...times);
}

/**
 * How many times as long `work` takes for 4n as for n: about 4 where it is linear, 16 where it is
 * quadratic.
 */
export async function growth(n: number, work: (n: number) => unknown): Promise<number> {
  const once = await cost(() => work(n));
  return (await cost(() => work(4 * n))) / Math.max(once, NOISE);
}
