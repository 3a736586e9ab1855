// PostgreSQL in WebAssembly blocks the thread it runs in, so it runs in this one. What passes through the
// port is PostgreSQL's wire protocol.
import { parentPort, workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import { btree_gin } from "@electric-sql/pglite/contrib/btree_gin";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { reasonOf, SyncedNodeFS } from "./synced-files.ts";

/** What the worker is started with. */
export interface EngineFiles {
  directory: string;
  unsynced: boolean;
}

/** Messages of the parent: wire protocol, or the end. */
export type Request = Uint8Array<ArrayBuffer> | "close";

/** Messages of the worker: that it is ready, or wire protocol. */
export type Response = Uint8Array<ArrayBuffer> | "ready";

if (!parentPort) throw new Error("This file is a worker's.");
const port = parentPort;
const { directory, unsynced } = workerData as EngineFiles;

/** PGlite's parameter for "do not sync". */
const UNSYNCED = "-F";

const START_PARAMETERS = [
  ...PGlite.defaultStartParams.filter((parameter) => unsynced || parameter !== UNSYNCED),
  // fdatasync is an empty function in this build.
  ["-c", "wal_sync_method=fsync"],
  ["-c", "shared_buffers=16MB"],
  // How much of the write-ahead log is kept for use again.
  ["-c", "max_wal_size=128MB", "-c", "min_wal_size=32MB"],
].flat();

/** PostgreSQL's last error, the reason why it stopped. */
let complaint = "";
let aborted = false;

const database = new PGlite({
  fs: new SyncedNodeFS(directory, () => (aborted = true)),
  extensions: { btree_gin, pg_trgm },
  startParams: START_PARAMETERS,
  onStderr(line) {
    complaint = /(?:FATAL|PANIC): +(.*)/.exec(line)?.[1] ?? complaint;
    return false;
  },
});

const ROLLBACK = Buffer.from("Q\0\0\0\x0dROLLBACK\0", "latin1");
const DISCARD_ALL = Buffer.from("Q\0\0\0\x10DISCARD ALL\0", "latin1");
const START_UP = 0;
const TERMINATE = 0x58;
const READY_FOR_QUERY = 0x5a;
let sessions = 0;

/** Runs messages of the wire protocol and answers PostgreSQL's. */
async function run(messages: Uint8Array): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  await database.execProtocolRawStream(messages, {
    syncToFs: false,
    // The bytes are PostgreSQL's own memory, which it uses again.
    onRawData: (bytes) => void chunks.push(bytes.slice()),
  });
  return Buffer.concat(chunks);
}

async function answer(messages: Uint8Array): Promise<void> {
  // PostgreSQL is not restarted for a new connection, so what the one before left behind is
  // cleared away.
  if (messages[0] === START_UP && sessions++ > 0) {
    await run(ROLLBACK);
    await run(DISCARD_ALL);
  }
  const bytes = Uint8Array.from(await run(messages));
  // The driver sends whole exchanges, so that each answer ends in ReadyForQuery, six bytes long. PGlite
  // swallows what WebAssembly throws; without this check the caller would wait for ever.
  const complete = messages[0] === TERMINATE || bytes.at(-6) === READY_FOR_QUERY;
  port.postMessage(bytes satisfies Response, [bytes.buffer]);
  if (aborted || !complete) throw new Error(complaint || "PostgreSQL broke off in its answer.");
}

port.on("message", (request: Request) => {
  if (request === "close") void database.close().then(() => port.close());
  else void answer(request);
});

try {
  await database.waitReady;
} catch (error) {
  throw new Error(complaint || reasonOf(error), { cause: error });
}
port.postMessage("ready" satisfies Response);
