import { lookup } from "node:dns/promises";
import { once } from "node:events";
import { createServer } from "node:net";

/** Where a service listens. */
interface Address {
  host: string;
  port: number;
  metricsPort?: number | undefined;
}

/**
 * Listens for an instant, as only that shows whether it can be.
 * @throws an Error with a sentence where the service could not listen
 */
export async function requireAddress(address: Address): Promise<void> {
  try {
    const { address: host } = await lookup(address.host, { order: "ipv4first" });
    for (const port of [address.port, address.metricsPort]) {
      if (port === undefined) continue;
      const server = createServer().listen({ host, port });
      await once(server, "listening");
      server.close();
      await once(server, "close");
    }
  } catch (error) {
    throw cannotListen(error, address);
  }
}

/** Why it cannot listen, with the variable to set. */
export function cannotListen(error: unknown, { host, metricsPort }: Address): Error {
  const { code, message, port } = error as NodeJS.ErrnoException & { port?: number };
  const name = port === metricsPort ? "METRICS_PORT" : "PORT";
  const reason =
    code === "EADDRINUSE"
      ? `${name} is ${port}, where something else listens already. Stop that, or set ${name} to another.`
      : code === "EACCES"
        ? `${name} is ${port}, where this user may not listen. Set ${name} to one from 1024.`
        : `HOST is ${host}, where this machine cannot listen (${message}). Set HOST to an address of this machine.`;
  return new Error(reason, { cause: error });
}
