import { type ChildProcess, fork, spawnSync } from "node:child_process";
import { once } from "node:events";
import os from "node:os";
import path from "node:path";

export interface ServerProcess {
  /** Base of its URLs. */
  origin: string;
  /** What it has used since it was asked before. */
  usage: () => Promise<Usage>;
  /** What it holds now, after a collection, which makes V8 throw compiled code away: not between rounds of load. */
  memory: () => Promise<Memory>;
  stop: () => Promise<void>;
}

// What a server says of itself (`servers/usage.ts`).

export interface Usage {
  /** Milliseconds of CPU. */
  cpu: number;
  /** Milliseconds by which its event loop was late, for 99 of 100 looks. */
  loopDelay: number;
}

/** Megabytes. */
export interface Memory {
  /** In RAM. */
  resident: number;
  /** In use on JavaScript's heap. */
  heap: number;
}

/** Where the servers run; the load and PostgreSQL have the other processors. */
const OWN_PROCESSOR = 0;
let shared = false;

/**
 * Keeps this process, and what it starts besides servers, off the servers' processor: a server is then the
 * one that is measured, however much the load costs. Answers what was done, and how to take it back.
 */
export function shareProcessors(): { done: string; takeBack: () => void } {
  const last = os.cpus().length - 1;
  shared = last > 0 && pin(process.pid, `1-${last}`);
  return {
    done: shared
      ? `(servers on processor ${OWN_PROCESSOR}, load and PostgreSQL on 1-${last})`
      : "(servers, load and PostgreSQL share all processors)",
    takeBack() {
      if (shared) pin(process.pid, `0-${last}`);
      shared = false;
    },
  };
}

function pin(pid: number, processors: string): boolean {
  return spawnSync("taskset", ["-a", "-c", "-p", processors, String(pid)]).status === 0;
}

/**
 * Runs `bench/servers/<name>.ts` in a process of its own on a free port, so that neither the load nor
 * another server shares its event loop. The server sends its port once it listens.
 */
export async function startServer(
  name: string,
  env: Record<string, string>,
): Promise<ServerProcess> {
  const child = fork(path.join(import.meta.dirname, "servers", `${name}.ts`), {
    execArgv: ["--expose-gc", "--import", "tsx"],
    env: { ...process.env, ...env, NODE_ENV: "production" },
  });
  if (shared && child.pid !== undefined) pin(child.pid, String(OWN_PROCESSOR));
  const exited = once(child, "exit");
  const stopped = exited.then(() => {
    throw new Error(`The server ${name} stopped.`);
  });
  const port = await Promise.race([nextMessage<number>(child), stopped]);
  const ask = <Answer>(question: keyof ServerProcess): Promise<Answer> => {
    child.send(question);
    return Promise.race([nextMessage<Answer>(child), stopped]);
  };
  return {
    origin: `http://127.0.0.1:${port}`,
    usage: () => ask<Usage>("usage"),
    memory: () => ask<Memory>("memory"),
    async stop() {
      stopped.catch(() => {});
      child.kill();
      await exited;
    },
  };
}

async function nextMessage<Message>(child: ChildProcess): Promise<Message> {
  const [message] = (await once(child, "message")) as [Message];
  return message;
}
