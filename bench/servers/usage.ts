import { monitorEventLoopDelay } from "node:perf_hooks";
import type { Usage } from "../server-process.ts";

/** Says the port that a server listens on, and what the process uses whenever it is asked. */
export function announce(port: number): void {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  let before = process.cpuUsage();
  process.on("message", () => {
    const { user, system } = process.cpuUsage(before);
    const loopDelay = delay.percentile(99) / 1e6;
    globalThis.gc?.();
    const { rss, heapUsed } = process.memoryUsage();
    before = process.cpuUsage();
    delay.reset();
    process.send?.({
      cpu: (user + system) / 1000,
      loopDelay,
      resident: rss / 1e6,
      heap: heapUsed / 1e6,
    } satisfies Usage);
  });
  // Whoever started it is gone.
  process.once("disconnect", () => process.exit());
  process.send?.(port);
}
