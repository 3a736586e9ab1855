import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { withoutVariables } from "#service/config.ts";
import { freePort } from "./free-port.ts";
import { ROOT } from "./repository.ts";

export interface Running {
  /** Resident memory in MB. */
  memory: () => number;
  /** Stops the process and resolves when it has exited. */
  stop: (signal?: NodeJS.Signals) => Promise<void>;
}

const running = new Set<ChildProcess>();
process.once("exit", () => {
  for (const child of running) child.kill("SIGKILL");
});
// Not `once`: Ctrl-C comes from the terminal and again from npm.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
  process.on(signal, () => process.exit(130));

/**
 * Starts a program and waits until it accepts connections on `port`.
 * @throws Error with the program's output when it exits instead
 */
export async function start(
  command: string,
  args: string[],
  port: number,
  options: { env?: NodeJS.ProcessEnv; uid?: number; gid?: number; cwd?: string } = {},
): Promise<Running> {
  const child = spawn(command, args, { ...options, stdio: ["ignore", "pipe", "pipe"] });
  running.add(child);
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (text) => {
      output = `${output}${String(text)}`.slice(-4000);
    });
  const exited = once(child, "exit").then(() => running.delete(child));
  while (!(await accepts(port))) {
    if (!running.has(child)) throw new Error(`${command} exited:\n${output}`);
    await wait(50);
  }
  return {
    memory: () => Number(execFileSync("ps", ["-o", "rss=", "-p", String(child.pid)])) / 1000,
    async stop(signal = "SIGTERM") {
      child.kill(signal);
      await exited;
    },
  };
}

async function accepts(port: number): Promise<boolean> {
  const socket = connect(port, "127.0.0.1");
  const accepted = await once(socket, "connect").then(
    () => true,
    () => false,
  );
  socket.destroy();
  return accepted;
}

export interface Service extends Running {
  origin: string;
}

/** Starts the service in production mode, without rate limits unless `env` sets them. */
export async function startService(
  env: Record<string, string>,
  { port, script = "scripts/serve.ts" }: { port?: number; script?: string } = {},
): Promise<Service> {
  const own = port ?? (await freePort());
  const running = await start(process.execPath, ["--import", "tsx", script], own, {
    cwd: ROOT,
    env: {
      ...withoutVariables(process.env),
      NODE_ENV: "production",
      PORT: String(own),
      LOG_LEVEL: "error",
      RATE_LIMIT: "off",
      ...env,
    },
  });
  return { ...running, origin: `http://127.0.0.1:${own}` };
}
