// Clients that send bytes as they are, in a process of their own: their work is not the service's.
// Each message is an `Attack`; the answer is a list of `Outcome`, one for each connection.
import { connect } from "node:net";

export interface Attack {
  port: number;
  connections: number;
  /** Sent once; `piece` follows it `times`. */
  head: string;
  piece?: string;
  times?: number;
  /** Milliseconds without a byte after which a connection is left; half a second unless given. */
  patience?: number;
}

/** The statuses that came back on one connection, and the beginning of what did. */
export interface Outcome {
  statuses: number[];
  said: string;
}

process.on("message", (attack: Attack) => {
  const all = Array.from({ length: attack.connections }, () => send(attack));
  void Promise.all(all).then((outcomes) => process.send?.(outcomes));
});

function send({ port, head, piece = "", times = 0, patience = 500 }: Attack): Promise<Outcome> {
  return new Promise((resolve) => {
    const statuses: number[] = [];
    let said = "";
    let left = times;
    const socket = connect(port, "127.0.0.1");
    const write = () => {
      while (left > 0 && socket.writable) {
        left -= 1;
        if (!socket.write(piece)) break;
      }
    };
    socket.on("drain", write);
    socket.setTimeout(patience, () => socket.destroy());
    socket.on("data", (chunk) => {
      const text = chunk.toString("latin1");
      said = (said + text).slice(0, 4000);
      for (const [, status] of text.matchAll(/HTTP\/1\.1 (\d{3}) /g)) statuses.push(Number(status));
    });
    // The service may close before all is sent.
    socket.on("error", () => {});
    socket.on("close", () => resolve({ statuses, said }));
    socket.write(head);
    write();
  });
}
