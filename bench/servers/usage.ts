import { monitorEventLoopDelay } from "node:perf_hooks";
import type { Memory, Usage } from "../server-process.ts";

/** Says the port that a server listens on, and what the process uses or holds whenever it is asked. */
export function announce(port: number): void {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  let before = process.cpuUsage();

  function usage(): Usage {
    const { user, system } = process.cpuUsage(before);
    const loopDelay = delay.percentile(99) / 1e6;
    before = process.cpuUsage();
    delay.reset();
    return { cpu: (user + system) / 1000, loopDelay };
  }
  function memory(): Memory {
    globalThis.gc?.();
    const { rss, heapUsed } = process.memoryUsage();
    return { resident: rss / 1e6, heap: heapUsed / 1e6 };
  }

  process.on("message", (question) => process.send?.(question === "memory" ? memory() : usage()));
  // Whoever started it is gone.
  process.once("disconnect", () => process.exit());
  process.send?.(port);
}
