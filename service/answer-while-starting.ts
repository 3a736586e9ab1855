import { createServer } from "node:http";
import { corsHeaders } from "./http/cors.ts";

/** Seconds after which a client may ask again. */
const RETRY_AFTER = "5";

/**
 * Milliseconds that a usual start takes at most. Until then connections are refused: a proxy sends what is refused to
 * another process, and could not repeat every request that a 503 answers.
 */
const USUAL_START = 3000;

/**
 * Answers while the database is opened and brought up to date, so that nobody takes the process for dead:
 * `/health` with 200, `/ready` and all else with 503 and what the service does.
 * Pages of `corsOrigins` can read it.
 * @param state what `/ready` says, and a sentence for other clients
 * @returns frees the port. Where it is taken, nothing answers: the service says so when it listens itself
 */
export function answerWhileStarting(
  { corsOrigins, ...listen }: { host: string; port: number; corsOrigins: string[] },
  state: () => { status: string; message: string },
  after = USUAL_START,
): () => Promise<void> {
  const server = createServer((request, response) => {
    const cors = corsHeaders(corsOrigins, request.headers);
    // Else a browser does not send what the preflight is about, and no page learns why.
    if (request.method === "OPTIONS") return void response.writeHead(204, cors).end();
    const isAlive = request.url === "/health";
    const { status, message } = state();
    const body =
      isAlive || request.url === "/ready"
        ? { status: isAlive ? "ok" : status }
        : { code: "unavailable", message };
    response.writeHead(isAlive ? 200 : 503, {
      "content-type": "application/json; charset=utf-8",
      "cache-control": "no-store",
      ...cors,
      // The next request is for the service itself.
      connection: "close",
      ...(!isAlive && { "retry-after": RETRY_AFTER }),
    });
    response.end(JSON.stringify(body));
  });
  server.on("error", () => {});
  // A start that fails ends the process.
  server.unref();
  const waiting = setTimeout(() => server.listen(listen), after).unref();
  return async () => {
    clearTimeout(waiting);
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
}
