import { once } from "node:events";
import { createServer } from "node:http";

/** Seconds after which a client may ask again. */
const RETRY_AFTER = "5";

/**
 * Answers while the database is opened and brought up to date, so that nobody takes the process for dead:
 * `/health` with 200, `/ready` and all else with 503 and what the service does.
 * @param state what `/ready` says, and a sentence for other clients
 * @returns frees the port. Where it is taken, nothing answers: the service says so when it listens itself
 */
export async function answerWhileStarting(
  listen: { host: string; port: number },
  state: () => { status: string; message: string },
): Promise<() => Promise<void>> {
  const server = createServer((request, response) => {
    const isAlive = request.url === "/health";
    const { status, message } = state();
    const body =
      isAlive || request.url === "/ready"
        ? { status: isAlive ? "ok" : status }
        : { code: "unavailable", message };
    response.writeHead(isAlive ? 200 : 503, {
      "content-type": "application/json; charset=utf-8",
      "cache-control": "no-store",
      // The next request is for the service itself.
      connection: "close",
      ...(!isAlive && { "retry-after": RETRY_AFTER }),
    });
    response.end(JSON.stringify(body));
  });
  try {
    await once(server.listen(listen), "listening");
  } catch {
    return async () => {};
  }
  // A start that fails ends the process.
  server.unref();
  return async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
}
