import { spawn, type ChildProcess } from "node:child_process";
import { text } from "node:stream/consumers";
import { ROOT } from "./repository.ts";

/** How a command ended. */
export interface Outcome {
  ok: boolean;
  /** Both streams, when they were captured. */
  output: string;
}

const running = new Set<ChildProcess>();

// Whoever stops this process stops what it started. Ctrl-C reaches the whole process group by
// itself; here it only waits for the others. Not `once`: npm may send either again, which would kill.
process.on("SIGTERM", () => {
  for (const child of running) child.kill("SIGTERM");
});
process.on("SIGINT", () => {
  process.exitCode = 130;
});

/**
 * Runs a command in the repository until it ends.
 * @param capture keeps what it prints instead of printing it
 */
export async function runCommand(
  command: string,
  args: string[],
  { capture = false, env = {} }: { capture?: boolean; env?: Record<string, string> } = {},
): Promise<Outcome> {
  const stdio = capture ? "pipe" : "inherit";
  const child = spawn(command, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ["ignore", stdio, stdio],
  });
  running.add(child);
  const streams = [child.stdout, child.stderr].filter((stream) => stream !== null);
  const output = Promise.all(streams.map(text));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", resolve);
  });
  running.delete(child);
  return { ok: code === 0, output: (await output).join("") };
}
