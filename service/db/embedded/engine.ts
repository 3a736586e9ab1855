import { once } from "node:events";
import { Duplex } from "node:stream";
import { Worker } from "node:worker_threads";
import type { EngineFiles, Request, Response } from "./worker.ts";

/** PostgreSQL in a thread of its own. */
export interface Engine {
  /** A connection for pg's `stream`; there is one session, so only one may be in use at a time. */
  connect: () => Duplex;
  /** Writes everything back and ends the thread. */
  close: () => Promise<void>;
}

/**
 * Opens the database files in a directory, or makes them in an empty one. `onStop` is told when the engine
 * ends by itself; from then on every connection fails with that error.
 * @throws an Error with PostgreSQL's reason when it does not start
 */
export async function startEngine(
  files: EngineFiles,
  onStop: (error: Error) => void,
): Promise<Engine> {
  const worker = new Worker(new URL("./start-worker.js", import.meta.url), { workerData: files });
  const send = (request: Request) =>
    worker.postMessage(request, request === "close" ? [] : [request.buffer]);

  /** Every request is answered once, in order: whose turn it is. */
  const waiting: Connection[] = [];
  let stopped: Error | undefined;
  worker.on("message", (response: Response) => {
    if (response !== "ready") waiting.shift()?.push(Buffer.from(response.buffer));
  });
  const stop = (error: Error) => {
    stopped ??= error;
    for (const connection of waiting.splice(0)) connection.destroy(stopped);
  };
  worker.on("error", stop);
  worker.on("exit", () => stop(new Error("The embedded database is closed.")));

  const ended = once(worker, "exit");
  // `once` rejects with the worker's error.
  await Promise.race([once(worker, "message"), ended]);
  if (stopped) throw stopped;
  worker.on("error", onStop);

  return {
    connect: () =>
      new Connection((connection, messages) => {
        if (stopped) {
          connection.destroy(stopped);
          return;
        }
        waiting.push(connection);
        // A copy of its own, which can be handed over: pg's buffers share their memory.
        send(Uint8Array.from(messages));
      }),
    async close() {
      if (stopped) return;
      send("close");
      await ended;
    },
  };
}

/** What pg takes for its socket. */
class Connection extends Duplex {
  readonly #send: (connection: Connection, messages: Buffer) => void;

  constructor(send: (connection: Connection, messages: Buffer) => void) {
    super();
    this.#send = send;
  }

  connect(): this {
    process.nextTick(() => this.emit("connect"));
    return this;
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.#send(this, chunk);
    done();
  }

  // pg corks the stream while it writes the parts of one exchange.
  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    this.#send(this, Buffer.concat(chunks.map(({ chunk }) => chunk)));
    done();
  }

  override _read(): void {
    // The engine pushes its answers.
  }

  override _final(done: () => void): void {
    this.push(null);
    done();
  }

  setNoDelay = (): this => this;
  setKeepAlive = (): this => this;
  ref = (): this => this;
  unref = (): this => this;
}
