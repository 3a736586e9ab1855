import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { EngineFiles, Request, Response } from "./worker.ts";

/** PostgreSQL in a thread of its own. */
export interface EngineThread {
  /** Sends messages of the wire protocol; answers what PostgreSQL answers. One exchange after the other. */
  exchange: (messages: Uint8Array) => Promise<Uint8Array>;
  /** Resolves when the thread has ended: with an error, unless it was closed. */
  ended: Promise<Error | undefined>;
  /** Writes everything back and ends the thread. */
  close: () => Promise<void>;
}

interface Asker {
  resolve: (answer: Uint8Array) => void;
  reject: (error: Error) => void;
}

/**
 * Opens the database files in a directory, or makes them in an empty one.
 * @throws an Error with PostgreSQL's reason when it does not start
 */
export async function startThread(files: EngineFiles): Promise<EngineThread> {
  const worker = new Worker(new URL("./start-worker.js", import.meta.url), { workerData: files });
  const send = (request: Request) =>
    worker.postMessage(request, request === "close" ? [] : [request.buffer]);

  /** Every request is answered once, in order: whose turn it is. */
  const waiting: Asker[] = [];
  let stopped: Error | undefined;
  let closing = false;
  worker.on("message", (response: Response) => {
    if (response !== "ready") waiting.shift()?.resolve(response);
  });
  const stop = (error: Error) => {
    stopped ??= error;
    for (const { reject } of waiting.splice(0)) reject(stopped);
  };
  worker.on("error", stop);
  const ended = new Promise<Error | undefined>((resolve) => {
    worker.once("exit", () => {
      stop(new Error("The embedded database is closed."));
      resolve(closing ? undefined : stopped);
    });
  });

  // `once` rejects with the worker's error.
  await Promise.race([once(worker, "message"), ended]);
  if (stopped) throw stopped;

  return {
    ended,
    exchange: (messages) =>
      new Promise((resolve, reject) => {
        if (stopped) {
          reject(stopped);
          return;
        }
        waiting.push({ resolve, reject });
        // A copy of its own, which can be handed over: pg's buffers share their memory.
        send(Uint8Array.from(messages));
      }),
    async close() {
      if (stopped) return;
      closing = true;
      send("close");
      await ended;
    },
  };
}
