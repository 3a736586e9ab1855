import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { ROOT } from "./repository.ts";

/** How a command ended. */
export interface Outcome {
  ok: boolean;
  /** Both streams, when they were captured. */
  output: string;
}

/** What a shell says of a command that Ctrl-C ended. */
const INTERRUPTED = 130;

/** The process groups of what runs. */
const running = new Set<number>();
let interrupted = false;

// Stopping this process interrupts its children: runners clear up after Ctrl-C, and not after
// SIGTERM. Not `once`: Ctrl-C comes from the terminal and again from npm.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.on(signal, () => {
    if (running.size === 0) process.exit(INTERRUPTED);
    if (!interrupted) for (const group of running) process.kill(-group, "SIGINT");
    interrupted = true;
  });
}

/**
 * Runs a command in the repository until it ends. Interrupted, this process ends with it.
 * @param capture keeps what it prints instead of printing it
 */
export async function runCommand(
  command: string,
  args: string[],
  { capture = false, env = {} }: { capture?: boolean; env?: NodeJS.ProcessEnv } = {},
): Promise<Outcome> {
  const stdio = capture ? "pipe" : "inherit";
  const child = spawn(command, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ["ignore", stdio, stdio],
    // A process group of its own, so that Ctrl-C reaches it once, through here.
    detached: true,
  });
  const { pid } = child;
  if (pid !== undefined) {
    running.add(pid);
    child.once("exit", () => running.delete(pid));
  }
  const streams = [child.stdout, child.stderr].filter((stream) => stream !== null);
  const output = Promise.all(streams.map(text));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", resolve);
  });
  if (interrupted) process.exit(INTERRUPTED);
  return { ok: code === 0, output: (await output).join("") };
}
