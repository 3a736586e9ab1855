import { Agent, request as httpRequest } from "node:http";
import { percentile } from "./statistics.ts";

/** One request of a load; GET unless it says otherwise. */
export interface Exchange {
  url: string;
  headers: Record<string, string>;
  method?: string;
  body?: string;
}

export interface Load {
  connections: number;
  /** Milliseconds. */
  duration: number;
  /** The request with that number, from 0. */
  next: (number: number) => Exchange;
  /** Told of each that succeeded. */
  succeeded?: (exchange: Exchange) => void;
  /** Told of each that failed, after which the load goes on; without it, the first failure ends it. */
  failed?: (exchange: Exchange, reason: Error) => void;
}

export interface Driven {
  /** Successes per second. */
  rate: number;
  /** Milliseconds that 99 of 100 successes took at most. */
  p99: number;
}

/** Keeps `connections` requests under way for `duration`. */
export async function drive(load: Load): Promise<Driven> {
  const { connections, duration, next, succeeded, failed } = load;
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const started = performance.now();
  const times: number[] = [];
  let count = 0;
  const client = async () => {
    while (performance.now() - started < duration) {
      const exchange = next(count++);
      try {
        times.push(await once(exchange, agent));
        succeeded?.(exchange);
      } catch (error) {
        if (!failed) throw error;
        failed(exchange, error as Error);
      }
    }
  };
  try {
    await Promise.all(Array.from({ length: connections }, client));
  } finally {
    agent.destroy();
  }
  const seconds = (performance.now() - started) / 1000;
  return { rate: times.length / seconds, p99: percentile(times, 0.99) };
}

/**
 * One request; answers milliseconds until the last byte of its answer.
 * @throws Error for any answer that is no success: a fast failure is no throughput
 */
export function once({ url, headers, method = "GET", body }: Exchange, agent?: Agent) {
  const started = performance.now();
  return new Promise<number>((resolve, reject) => {
    // Node gives a DELETE's body no length by itself.
    const length = body === undefined ? {} : { "content-length": Buffer.byteLength(body) };
    const options = { method, headers: { ...headers, ...length }, ...(agent ? { agent } : {}) };
    httpRequest(url, options, (response) => {
      const { statusCode = 0 } = response;
      response.once("error", reject).resume();
      response.once("end", () => {
        if (statusCode >= 200 && statusCode < 300) resolve(performance.now() - started);
        else reject(new Error(`${method} ${url} answered ${statusCode}`));
      });
    })
      .once("error", reject)
      .end(body);
  });
}
