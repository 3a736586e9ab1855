import { chmodSync, rmSync } from "node:fs";
import { type IncomingMessage, type ServerResponse, createServer, request } from "node:http";
import path from "node:path";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import { refusedAccess } from "../db/embedded/check-files.ts";
import { CLOSE_TIMEOUT } from "../http/connections.ts";
import type { LogLine } from "../http/log.ts";
import { AdminError, type CommandContext } from "./command.ts";
import { runCommand } from "./commands.ts";
import { callingUser, logCommand, type TypedCommand } from "./log-command.ts";

// While the service runs, the embedded database is its alone. `npm run admin` then asks the service, by
// HTTP on a socket that only the owner of DATA_DIR can open. Each line of an answer is a JSON object:
// {"progress": 0.5} …, at last {"result": …} or {"refused": "sentence"} or {"failed": "message"}.

interface AnswerLine {
  progress?: number;
  result?: object;
  refused?: string;
  failed?: string;
}

/** Bytes; systems differ, and what is longer would silently be cut off. */
const LONGEST_SOCKET_PATH = 103;

/** There is no socket, an old one, or no directory: opening DATA_DIR reports what is wrong with it. */
const NOBODY_LISTENS = new Set(["ENOENT", "ECONNREFUSED", "ENOTDIR"]);

/** The shorter of the absolute and the relative path: a socket's path may not be long. */
function socketPath(dataDir: string): string {
  const absolute = path.resolve(dataDir, "admin.sock");
  const relative = path.relative(process.cwd(), absolute);
  return relative.length < absolute.length ? relative : absolute;
}

interface ServiceContext extends Omit<CommandContext, "progress"> {
  logger: { info: LogLine; warn: LogLine };
}

/**
 * Offers the commands on the socket; answers how to stop, which cuts off what takes longer than a request
 * may. The directory's lock must be held.
 * @throws an Error with a sentence when the directory's path is too long
 */
export async function listenForAdmin(
  dataDir: string,
  context: ServiceContext,
  closeTimeout = CLOSE_TIMEOUT,
): Promise<() => Promise<void>> {
  const socket = socketPath(dataDir);
  if (Buffer.byteLength(socket) > LONGEST_SOCKET_PATH) {
    throw new Error(
      `${socket} is too long for a socket's path (${LONGEST_SOCKET_PATH} bytes): choose a DATA_DIR with a shorter one.`,
    );
  }
  rmSync(socket, { force: true });
  const server = createServer((incoming, outgoing) => void answer(incoming, outgoing, context));
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(socket, resolve);
  });
  chmodSync(socket, 0o600);
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      setTimeout(() => server.closeAllConnections(), closeTimeout).unref();
    });
}

async function answer(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { logger, ...context }: ServiceContext,
): Promise<void> {
  const send = (line: AnswerLine) => void outgoing.write(`${JSON.stringify(line)}\n`);
  try {
    const typed = JSON.parse(await text(incoming)) as TypedCommand;
    const progress = (done: number) => {
      // Stop when the client has gone: a backup would hold the database open.
      if (outgoing.destroyed) throw new Error("The connection was closed.");
      send({ progress: done });
    };
    const run = () => runCommand(typed.command, typed.options, { ...context, progress });
    send({ result: await logCommand(logger, typed, run) });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    send(error instanceof AdminError ? { refused: message } : { failed: message });
  }
  outgoing.end();
}

/**
 * Asks the service that has `dataDir` open; `undefined` when none listens there.
 * @throws AdminError when the service refuses the command
 */
export async function askService(
  dataDir: string,
  asked: Omit<TypedCommand, "user">,
  progress: CommandContext["progress"],
): Promise<object | undefined> {
  const response = await new Promise<IncomingMessage | undefined>((resolve, reject) => {
    request({ socketPath: socketPath(dataDir), method: "POST" })
      .once("response", resolve)
      .once("error", (error: NodeJS.ErrnoException) => {
        if (NOBODY_LISTENS.has(error.code ?? "")) resolve(undefined);
        else reject(refusedAccess(path.resolve(dataDir), error) ?? error);
      })
      .end(JSON.stringify({ ...asked, user: callingUser() }));
  });
  if (!response) return undefined;
  // Read in the same turn as it is made: the lines that an interface reads before are lost.
  try {
    for await (const line of createInterface(response)) {
      const answer = JSON.parse(line) as AnswerLine;
      if (answer.progress !== undefined) progress(answer.progress);
      if (answer.result) return answer.result;
      if (answer.refused !== undefined) throw new AdminError(answer.refused);
      if (answer.failed !== undefined) throw new Error(answer.failed);
    }
  } catch (error) {
    // How a connection ends that is cut off.
    if ((error as NodeJS.ErrnoException).code !== "ECONNRESET") throw error;
  }
  throw new Error("The service stopped before the command was done.");
}
