import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { exchange, type Received, type Sent } from "../exchange.ts";

/** A fault: changes the request, or the response. */
export interface Fault {
  asked?: (sent: Sent) => Sent;
  answered?: (received: Received, sent: Sent) => Received | Promise<Received>;
}

/** Headers that belong to one connection, or to a body of another length. */
const HOP_BY_HOP = /^(connection|keep-alive|transfer-encoding|content-length)$/;

/**
 * A proxy that adds one fault to a service. It keeps the `Host` header of the request, so that
 * the URLs in the responses point to the proxy.
 */
export async function brokenService(
  upstream: string,
  { asked = (sent) => sent, answered = (received) => received }: Fault,
): Promise<{ baseUrl: string; close: () => Promise<void> }> {
  const server = createServer((incoming, outgoing) => {
    const relay = async () => {
      const sent = asked(await sentBy(incoming, upstream));
      const { status, headers, text } = await answered(await exchange(sent), sent);
      for (const [name, value] of Object.entries(headers)) {
        if (value !== undefined && !HOP_BY_HOP.test(name)) outgoing.setHeader(name, value);
      }
      outgoing.writeHead(status).end(text);
    };
    relay().catch((error: unknown) => outgoing.destroy(error as Error));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function sentBy(incoming: IncomingMessage, upstream: string): Promise<Sent> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (!HOP_BY_HOP.test(name)) headers[name] = String(value);
  }
  return {
    method: incoming.method ?? "GET",
    url: `${upstream}${incoming.url ?? "/"}`,
    headers,
    body: chunks.length > 0 ? Buffer.concat(chunks) : undefined,
  };
}
