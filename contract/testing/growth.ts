import { cpuUsage } from "node:process";

/** Milliseconds of processor time below which a measurement says nothing. */
const NOISE = 5;

/** The least processor time, in milliseconds, that `work` takes in three runs. */
async function cost(work: () => unknown): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < 3; run++) {
    const start = cpuUsage();
    await work();
    const { user, system } = cpuUsage(start);
    times.push((user + system) / 1000);
  }
  return Math.min(...times);
}

/** More than linear work needs for 16 times as much (16), far less than quadratic work does (256). */
export const MAX_GROWTH = 60;

/** How many times as much processor time `work` takes for 16n as for n. */
export async function growth(n: number, work: (n: number) => unknown): Promise<number> {
  const once = await cost(() => work(n));
  return (await cost(() => work(16 * n))) / Math.max(once, NOISE);
}
