import pino from "pino";
import { type AddressInfo, connect } from "node:net";
import { Writable } from "node:stream";
import { onTestFinished } from "vitest";
import { type AppDeps, createApp } from "../app.ts";
import { createTestDatabase } from "../db/testing/test-database.ts";
import { addApiKey, addEmployer } from "../employers/store.ts";
import { logOptions } from "../http/log.ts";

export const KEY = "jobs_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";

/** The service, listening; what it logs is remembered. */
export async function listening(settings: Partial<AppDeps> = {}) {
  let log = "";
  const stream = new Writable({
    write(chunk, _encoding, done) {
      log += String(chunk);
      done();
    },
  });
  const { db, drop } = await createTestDatabase("postgresql");
  const logger = pino(logOptions("trace"), stream);
  const app = createApp({ db, timeZone: "UTC", logger, ...settings });
  onTestFinished(async () => {
    await app.close();
    await drop();
  });
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;
  const { apiKey } = await addApiKey(db, await addEmployer(db, "Example Ltd", "limited"));
  return { app, port, apiKey, log: () => log };
}

/** Sends `text`, then `more` bit by bit, until the service closes; answers what it said. */
export function raw(
  port: number,
  text: string,
  more?: { part: string; every: number },
): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1");
    // Like many clients, it reads nothing before it has sent everything.
    socket.pause();
    // At once: on a busy machine the first bit could otherwise be sent before the text.
    socket.write(text, () => socket.resume());
    let said = "";
    const timer = more && setInterval(() => socket.write(more.part), more.every);
    socket.on("data", (chunk) => (said += chunk.toString()));
    // A client that goes on writing learns of the end in its own way.
    socket.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code !== "EPIPE" && error.code !== "ECONNRESET") reject(error);
    });
    socket.on("close", () => {
      clearInterval(timer);
      resolve(said);
    });
  });
}

export function parse(answer: string) {
  const [head = "", body = ""] = answer.split("\r\n\r\n");
  const [line = "", ...headers] = head.split("\r\n");
  return { status: Number(line.split(" ")[1]), headers: headers.join("\n").toLowerCase(), body };
}

export const lines = (...all: string[]) => `${all.join("\r\n")}\r\n\r\n`;
export const HOST = "Host: example.com";
