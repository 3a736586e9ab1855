import { Agent, request } from "node:http";

export interface Load {
  url: string;
  headers: Record<string, string>;
  connections: number;
  /** Milliseconds. */
  duration: number;
}

/**
 * Keeps `connections` requests under way for `duration` and answers how many succeeded per second.
 * @throws Error for any answer but 200: a fast failure is no throughput
 */
export async function throughput({ url, headers, connections, duration }: Load): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const started = performance.now();
  let answers = 0;
  const client = async () => {
    while (performance.now() - started < duration) {
      await once(url, headers, agent);
      answers += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, client));
  agent.destroy();
  return (answers * 1000) / (performance.now() - started);
}

/** One GET; answers milliseconds until its last byte. */
export function once(url: string, headers: Record<string, string>, agent?: Agent): Promise<number> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    request(url, { headers, ...(agent ? { agent } : {}) }, (response) => {
      response.resume().once("end", () => {
        if (response.statusCode === 200) resolve(performance.now() - started);
        else reject(new Error(`${url} answered ${response.statusCode}`));
      });
    })
      .once("error", reject)
      .end();
  });
}
