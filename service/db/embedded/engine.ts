import { Duplex } from "node:stream";
import type { EngineThread } from "./thread.ts";

/** Milliseconds between two attempts to start again. */
const PAUSE = 1_000;

/** PostgreSQL, restarted when it stops by itself. */
export interface Engine {
  /** A connection for pg's `stream`; there is one session, so only one may be in use at a time. */
  connect: () => Duplex;
  /** Writes everything back and ends the thread. */
  close: () => Promise<void>;
}

/**
 * Starts PostgreSQL by `start`. It stops when it cannot go on, as on a full disk, and no exchange with it
 * is answered then; the next connection starts it again, from what it had synced.
 * @throws what the first `start` throws
 */
export async function startEngine(
  start: () => Promise<EngineThread>,
  onStop: (error: Error) => void,
): Promise<Engine> {
  let running: Promise<EngineThread> | undefined;
  let closed = false;
  let failed: { error: Error; at: number } | undefined;

  async function startThread(): Promise<EngineThread> {
    try {
      const thread = await start();
      failed = undefined;
      void watch(thread);
      return thread;
    } catch (error) {
      running = undefined;
      failed = { error: error as Error, at: performance.now() };
      throw error;
    }
  }

  async function watch(thread: EngineThread): Promise<void> {
    const error = await thread.ended;
    running = undefined;
    if (error) onStop(error);
  }

  async function current(): Promise<EngineThread> {
    if (running) return running;
    if (closed) throw new Error("The embedded database is closed.");
    if (failed && performance.now() - failed.at < PAUSE) throw failed.error;
    return (running = startThread());
  }

  await current();
  return {
    connect: () => new Connection(current),
    async close() {
      closed = true;
      const thread = await running?.catch(() => undefined);
      await thread?.close();
    },
  };
}

/** What pg takes for its socket. */
class Connection extends Duplex {
  readonly #engine: () => Promise<EngineThread>;
  #thread: EngineThread | undefined;

  constructor(engine: () => Promise<EngineThread>) {
    super();
    this.#engine = engine;
  }

  connect(): this {
    void this.#connect();
    return this;
  }

  async #connect(): Promise<void> {
    try {
      this.#thread = await this.#engine();
      this.emit("connect");
    } catch (error) {
      this.destroy(error as Error);
    }
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.#exchange(chunk);
    done();
  }

  // pg corks the stream while it writes the parts of one exchange.
  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    this.#exchange(Buffer.concat(chunks.map(({ chunk }) => chunk)));
    done();
  }

  #exchange(messages: Buffer): void {
    this.#thread?.exchange(messages).then(
      (answer) => this.push(answer),
      (error: Error) => this.destroy(error),
    );
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
