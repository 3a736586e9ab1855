import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { withoutVariables } from "#service/config.ts";
import { freePort } from "../scripts/free-port.ts";

/** The product as `npm start` runs it. */
export interface Product {
  origin: string;
  /** The demo employer's key, as it was printed. */
  apiKey: string;
  /** Milliseconds from the command to the first answered page. */
  startTime: number;
  /** Memory in MB that the product and the processes it started have in RAM now. */
  memory: () => number;
  stop: () => Promise<void>;
}

/** Runs a shell command that ends in `npm start` in `folder` and waits for the first page. */
export async function startProduct(
  folder: string,
  dataDir: string,
  command = "npm start",
): Promise<Product> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const started = performance.now();
  const child = spawn("sh", ["-c", command], {
    cwd: folder,
    env: {
      ...withoutVariables(process.env),
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: "warn",
    },
    stdio: ["ignore", "pipe", "inherit"],
    detached: true,
  });
  process.once("exit", () => signal(child, "SIGKILL"));
  let printed = "";
  child.stdout.on("data", (text) => {
    printed += String(text);
  });
  // The shell ends at once; its output is closed when the last process that it started has ended too.
  const ended = once(child, "close");
  while (!printed.includes(origin) || !(await answers(origin))) {
    if (child.exitCode !== null) throw new Error(`${command} ended:\n${printed}`);
    await new Promise((resolve) => {
      setTimeout(resolve, 20);
    });
  }
  const startTime = performance.now() - started;
  return {
    origin,
    apiKey: /Demo API key (\S+)/.exec(printed)?.[1] ?? "",
    startTime,
    memory: () => residentMegabytes(child),
    async stop() {
      signal(child, "SIGTERM");
      await ended;
    },
  };
}

/** To the whole group: the shell and npm hand signals on in different ways. */
function signal({ pid, exitCode, signalCode }: ChildProcess, name: NodeJS.Signals): void {
  if (pid !== undefined && exitCode === null && signalCode === null) process.kill(-pid, name);
}

async function answers(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/jobs`)).ok;
  } catch {
    return false;
  }
}

/** RSS of a process group, in MB. */
function residentMegabytes({ pid }: ChildProcess): number {
  const rows = execFileSync("ps", ["-A", "-o", "pgid=", "-o", "rss="], { encoding: "utf8" }).split(
    "\n",
  );
  const kilobytes = rows
    .map((row) => row.trim().split(/\s+/).map(Number))
    .filter(([group]) => group === pid)
    .reduce((sum, [, rss = 0]) => sum + rss, 0);
  return kilobytes / 1024;
}
