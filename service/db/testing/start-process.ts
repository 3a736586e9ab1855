import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { createInterface } from "node:readline";
import { onTestFinished } from "vitest";
import type { EmbeddedLocation, PostgresqlLocation } from "../database.ts";

export interface DatabaseProcess {
  pid: number | undefined;
  /** Tells it to insert an employer of that name, so many times, or to run a SELECT. */
  tell: (line: string, times?: number) => void;
  /** The next line that it says; `undefined` when it has ended. */
  line: () => Promise<string | undefined>;
  /** Ends it by a signal, or lets it close the database; answers its exit code. */
  end: (signal?: NodeJS.Signals) => Promise<number | null>;
}

/** Starts `database-process.ts`, which goes with the test. `preload` is a module that it loads first. */
export function startProcess(
  location: EmbeddedLocation | PostgresqlLocation,
  preload?: string,
): DatabaseProcess {
  const script = path.join(import.meta.dirname, "database-process.ts");
  const imports = ["tsx", ...(preload ? [preload] : [])].flatMap((name) => ["--import", name]);
  const child = spawn(process.execPath, [...imports, script, JSON.stringify(location)], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  // What is written to a killed process is lost, as intended.
  child.stdin.on("error", () => {});
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  const ended = once(child, "exit") as Promise<[number | null]>;
  const end = async (signal?: NodeJS.Signals) => {
    if (signal) child.kill(signal);
    else child.stdin.end();
    return (await ended)[0];
  };
  onTestFinished(async () => {
    await end("SIGKILL");
  });
  return {
    pid: child.pid,
    tell: (line, times = 1) => void child.stdin.write(`${line}\n`.repeat(times)),
    async line() {
      const next = await lines.next();
      return next.done ? undefined : next.value;
    },
    end,
  };
}
