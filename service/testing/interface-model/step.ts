import fc from "fast-check";
import type { Party, World } from "./world.ts";

export type Step = fc.AsyncCommand<World, unknown>;

/** A step that any state allows; `args` are what a failure prints. */
export function step<T>(
  name: string,
  args: T,
  run: (world: World, args: T) => Promise<void>,
): Step {
  return {
    check: () => true,
    run: (world) => run(world, args),
    toString: () => `${name}(${fc.stringify(args)})`,
  };
}

/** Which of the two employers acts. */
export const who = fc.nat(1);

export function partyOf({ parties }: World, who: number): Party {
  return parties[who === 0 ? 0 : 1];
}

/** Which of its jobs, counted round. */
export const nth = fc.nat(9);

/** An id that no job has. */
const ABSENT = 2_000_000_000;

/** The nth job of a party; an unused id when it has none. */
export function target<Job>({ jobs }: { jobs: Map<number, Job> }, nth: number) {
  const [id, job] = [...jobs][nth % Math.max(jobs.size, 1)] ?? [ABSENT, undefined];
  return { id, job };
}
