// The balancer and the pooler, in the versions that Debian ships, each with a configuration of its own in a
// directory that goes when they do.
import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { connect } from "node:net";
import path from "node:path";

const FOLDERS = [
  ...(process.env["PATH"] ?? "").split(path.delimiter),
  "/usr/sbin",
  "/usr/local/sbin",
];

/**
 * The absolute path of a program; as root on Debian, its package is installed when it is missing.
 * @throws Error with a sentence when there is none
 */
export function findProgram(name: string, say: (line: string) => void): string {
  const found = () =>
    FOLDERS.map((folder) => path.join(folder, name)).find((file) => existsSync(file));
  const there = found();
  if (there) return there;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    say(`No ${name} on this machine: installing Debian's package…`);
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    for (const args of [["update"], ["install", "--no-install-recommends", name]])
      spawnSync("apt-get", ["-y", "-qq", ...args], { env, stdio: "ignore" });
  }
  const installed = found();
  if (installed) return installed;
  throw new Error(
    `${name} is needed. Install it: sudo apt-get install ${name}, brew install ${name}.`,
  );
}

/** The line with which a program says its version. */
export function versionOf(program: string, flag: string): string {
  return execFileSync(program, [flag], { encoding: "utf8" }).split("\n")[0] ?? "";
}

export interface Running {
  /** Ends it and waits until it has. */
  stop: (signal?: NodeJS.Signals) => Promise<void>;
}

const running = new Set<ChildProcess>();

// When this process exits, also because it is interrupted (run-command.ts), what it started goes with it.
process.once("exit", () => {
  for (const child of running) child.kill("SIGKILL");
});

/**
 * Starts a program and waits until it takes connections on `port`.
 * @throws Error with what it said when it ends instead
 */
export async function start(
  command: string,
  args: string[],
  port: number,
  options: { env?: Record<string, string>; uid?: number; gid?: number; cwd?: string } = {},
): Promise<Running> {
  const env = { ...process.env, ...options.env };
  const child = spawn(command, args, { ...options, env, stdio: ["ignore", "pipe", "pipe"] });
  running.add(child);
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (text) => {
      said = `${said}${String(text)}`.slice(-4000);
    });
  }
  const ended = once(child, "exit").then(() => void running.delete(child));
  while (!(await takesConnections(port))) {
    if (child.exitCode !== null) throw new Error(`${command} ended:\n${said}`);
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
  }
  return {
    async stop(signal = "SIGTERM") {
      child.kill(signal);
      await ended;
    },
  };
}

function takesConnections(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    const answer = (taken: boolean) => {
      socket.destroy();
      resolve(taken);
    };
    socket.once("connect", () => answer(true)).once("error", () => answer(false));
  });
}
